import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { labelFaults } from './label-faults.ts';

const browser = useBrowser(inject('site'), '/', true);

const pages = [
  '/contact/',
  '/services/accident-recovery/',
  '/services/flatbed-towing/',
  '/services/heavy-duty-towing/',
  '/services/junk-car-removal/',
  '/fleets/',
  '/my-car-was-towed/',
  '/blog/understanding-towing-services/',
  '/blog/what-to-do-car-breaks-down-highway/',
];

// They have room for the sample's words.
test.runIf(inject('isSample')).each([360, 768, 1280])(
  'at %i px every label is a chip clear of the others and of the edge, with a leader to the part that it names',
  async (width) => {
    let chips = 0;
    for (const path of pages) {
      const page = await browser.visit(path, width, 900);
      const { faults, count } = await page.evaluate(labelFaults);
      expect.soft(faults, path).toEqual([]);
      chips += count;
    }
    // At 768 px some drawings are too small for chips, and have a list.
    expect(chips).toBeGreaterThanOrEqual(width === 768 ? 15 : 35);
  },
);
