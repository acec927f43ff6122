import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser(inject('site'), '/', true);

test.each([390, 1280])(
  'what moves on the first screen at %i px comes to rest within five seconds, and moves nothing else',
  async (width) => {
    const page = await browser.open('/', { viewport: { width, height: 800 }, reducedMotion: 'no-preference' });
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ timeline, effect }) => {
        if (!(timeline instanceof DocumentTimeline) || !(effect instanceof KeyframeEffect)) return [];
        const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        const { endTime, delay } = effect.getComputedTiming();
        return [{ end: Number(endTime), delay: Number(delay), properties }];
      }),
    );
    expect(moving.length).toBeGreaterThan(0);
    for (const { end, delay, properties } of moving) {
      expect(end).toBeLessThanOrEqual(5000);
      expect(delay).toBeGreaterThan(0);
      const known = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'transform'];
      expect(properties.filter((property) => !known.includes(property))).toEqual([]);
    }
  },
);
