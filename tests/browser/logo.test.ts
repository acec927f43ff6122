import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildWithLogo, drawnLogo, paintedLogo } from '../setup/logos.ts';
import { useBrowser } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['six times as wide as high', 'logo.svg', () => drawnLogo(600, 100)],
  ['in ink, twice as wide', 'logo.svg', () => drawnLogo(200, 100, '#111111')],
  ['square', 'logo.png', () => paintedLogo(600, 600)],
  ['twice as high as wide', 'logo.png', () => paintedLogo(300, 600)],
] as const)('a logo %s', (shape, name, logo) => {
  const own = join(folder, shape.replaceAll(' ', '-'));
  beforeAll(async () => {
    mkdirSync(own);
    await buildWithLogo(own, name, await logo());
  }, 60_000);
  const browser = useBrowser(`${own}-site`);
  afterEach(() => browser.closePages());

  test.each([320, 360, 768, 1280, 1920])('keeps its shape and its place in the header at %i px', async (width) => {
    const page = await browser.look('/', { viewport: { width, height: 800 } });
    const boxes = await page.evaluate(() =>
      ['.site-header', '.site-header__logo', '.site-header .call-button', '.site-menu__button'].map((part) => {
        const { left, top, right, bottom } = (document.querySelector(part) as Element).getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
    const [header, image, ...others] = boxes;
    if (!header || !image) throw new Error('There is no logo.');
    expect(header.bottom).toBeLessThanOrEqual(65);
    expect(image.top).toBeGreaterThanOrEqual(4);
    expect(image.bottom).toBeLessThanOrEqual(header.bottom - 4);
    expect(image.right - image.left).toBeGreaterThan(15);
    for (const other of others.filter(({ right, left }) => right > left)) expect(image.right).toBeLessThan(other.left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(
      await page.locator('.site-header__logo').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('breaks no policy, runs no script, and is an icon that can be drawn', async () => {
    const page = await browser.open('/', {}, (page) =>
      page.addInitScript(() => {
        addEventListener('securitypolicyviolation', () => {
          document.documentElement.dataset.violated = 'yes';
        });
      }),
    );
    const drawn = await page.evaluate(async () => {
      const icon = new Image();
      icon.src = '/icon.svg';
      await icon.decode();
      const canvas = new OffscreenCanvas(32, 32).getContext('2d');
      canvas?.drawImage(icon, 0, 0, 32, 32);
      return canvas?.getImageData(16, 16, 1, 1).data[3];
    });
    expect(drawn).toBe(255);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({});
    const home = page.locator('.site-header__home');
    expect(await home.evaluate((link) => link.textContent || link.querySelector('img')?.alt)).toBe('Township Towing');
  });
});
