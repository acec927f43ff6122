import type { ReactNode } from 'react';
import { Bar } from '../kit/bar.tsx';
import { Coupe } from '../kit/coupe.tsx';
import { DriveRing } from '../kit/drive-ring.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Straps } from '../kit/straps.tsx';
import { Suv } from '../kit/suv.tsx';
import { TowedSedan } from '../kit/towed-sedan.tsx';
import { Scene } from '../scene.tsx';

/** Front- or rear-wheel drive: the wheels that drive it are up, the others roll. */
const TwoDrive = () => (
  <Scene signs>
    <Roadside y={136} shift={420} />
    <Shadow x={6} y={137} length={300} />
    <TowedSedan x={5} y={136} scale={0.94} />
  </Scene>
);

/** All-wheel drive: on the deck, all wheels marked. */
const AllDrive = () => (
  <OnDeck>
    <Suv x={38} />
    <Straps wheels={[76, 190]} />
    <DriveRing x={76} y={-18} r={18} />
    <DriveRing x={190} y={-18} r={18} />
  </OnDeck>
);

/** Electric: on the deck, plugged by nature into the wheels that its motor turns. */
const Electric = () => (
  <OnDeck>
    <Sedan paint="teal" x={34} />
    <Straps wheels={[71, 184]} />
    <path className="s-white" d="M132-40 117-24H126L122-10 138-28H129Z" />
    <DriveRing x={71} y={-17} r={17} />
  </OnDeck>
);

const OnDeck = ({ children }: { children: ReactNode }) => (
  <Scene signs>
    <Roadside y={136} shift={120} />
    <Shadow x={6} y={137} length={300} />
    <Flatbed x={6} y={136}>
      {children}
    </Flatbed>
  </Scene>
);

/** A low car climbs boards that are flatter than the tilted deck. */
const Low = () => (
  <Scene signs>
    <Roadside y={136} shift={600} />
    <Shadow x={2} y={137} length={270} />
    <g transform="translate(286 136)scale(1.2)">
      <path className="s-steel" d="M-196 0-60-14-106-2-104 0Z" />
      <path className="s-steel-d" d="M-196 0-106-9V0Z" />
      <Flatbed deck="tilted" />
      <Coupe x={-250} y={0} rotate={-4.6} />
    </g>
  </Scene>
);

/** A car whose front wheel is broken is winched up the tilted deck. */
const Stuck = () => (
  <Scene signs>
    <Roadside y={136} shift={20} />
    <Shadow x={6} y={137} length={300} />
    <g transform="translate(122 136)scale(.94)">
      <Flatbed deck="tilted">
        <Bar className="s-frame" from={[210, -18]} to={[252, -20]} width={3} />
        <Sedan paint="blue" x={26} front="broken" />
      </Flatbed>
    </g>
  </Scene>
);

const sheet = { width: 300, height: 150 };

/** How a car must travel, by what kind it is. */
export const carTravel = {
  'front-wheel-drive': { ...sheet, draw: TwoDrive },
  'all-wheel-drive': { ...sheet, draw: AllDrive },
  electric: { ...sheet, draw: Electric },
  low: { ...sheet, draw: Low },
  'no-rolling': { ...sheet, draw: Stuck },
};
