import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { Flatbed } from '../../site/scenes/kit/flatbed.tsx';
import { OwnTruck } from '../../site/scenes/kit/own-truck.tsx';
import { WheelLift } from '../../site/scenes/kit/wheel-lift.tsx';
import { markupOf } from '../setup/mount.ts';
import { business, businessWith } from '../setup/pages.ts';

const drawn = (picture: ReactElement, facts: Business = business) => markupOf(picture, { business: facts });

const vehicles = {
  flatbed: drawn(createElement(Flatbed)),
  wrecker: drawn(createElement(WheelLift, { work: 'driving', x: 86 })),
};

test.each([
  { does: 'flatbed towing', services: ['flatbed-towing', 'roadside-assistance'], has: 'flatbed' },
  { does: 'towing without a flatbed', services: ['car-towing', 'roadside-assistance'], has: 'wrecker' },
])('a company that does $does is pictured with its $has', ({ services, has }) => {
  const picture = drawn(createElement(OwnTruck), businessWith({ services }));
  const shown = Object.entries(vehicles).filter(([, vehicle]) => picture.includes(vehicle));
  expect(shown.map(([name]) => name)).toEqual([has]);
});
