import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildWithLogo, paintedLogo } from '../setup/logos.ts';
import { useBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['Central Oregon Towing & Recovery Services LLC', 'logo.png'],
  ['Howell and Sons Wrecker, Towing and Heavy Recovery Works Inc', '.none'],
  ['Central Oregon Towing & Recovery Services LLC', '.none'],
  ['RoadsideAssistanceTowing', '.none'],
])('the name %s beside %s', (name, file) => {
  const own = join(folder, `${name.length}${file}`);
  beforeAll(async () => {
    mkdirSync(own);
    await buildWithLogo(own, file, await paintedLogo(600, 600), { name });
  }, 60_000);
  const browser = useBrowser(`${own}-site`);
  afterEach(() => browser.closePages());

  test.each([320, 360, 390, 768, 960, 1280, 1920])(
    'stays in the header at %i px, and what stands there keeps its size',
    async (width) => {
      const page = await browser.open('/', { viewport: { width, height: 800 } });
      const { header, home, parts, next } = await page.evaluate(() => {
        const boxOf = (element: Element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return { left, top, right, bottom };
        };
        const [header, home] = ['.site-header', '.site-header__home'].map(
          (part) => document.querySelector(part) as Element,
        );
        const after = [...(header?.children ?? [])]
          .slice(1)
          .flatMap((part) => [part, ...part.querySelectorAll('a, button')]);
        return {
          header: boxOf(header as Element),
          home: boxOf(home as Element),
          parts: [...(home?.children ?? [])].map(boxOf).filter(({ left, right }) => right - left > 1),
          next: Math.min(
            ...after
              .map((part) => boxOf(part))
              .filter(({ left, right }) => right > left)
              .map(({ left }) => left),
          ),
        };
      });
      expect(header.bottom).toBeLessThanOrEqual(65);
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        expect(part.top).toBeGreaterThanOrEqual(header.top);
        expect(part.bottom).toBeLessThanOrEqual(header.bottom);
        expect(part.right).toBeLessThanOrEqual(Math.min(next, home.right + 0.5));
        expect(part.right - part.left).toBeGreaterThanOrEqual(32);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.locator('.site-header__home').innerText()).toBe(name);
    },
  );
});
