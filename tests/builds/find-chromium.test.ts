import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { download } from '../setup/chromium.ts';

test('a Chromium that the browser tool downloads is found where it was put', () => {
  const plan = execFileSync(process.execPath, [...download, '--dry-run'], { encoding: 'utf8' });
  const places = [...plan.matchAll(/Install location:\s+(.*)/g)].map(([, place]) => `${place}/`);
  expect(places.filter((place) => chromium.executablePath().startsWith(place))).toHaveLength(1);
});
