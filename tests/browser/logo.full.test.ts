import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWithLogo, drawnLogo, paintedLogo } from '../setup/logos.ts';
import { useBrowser } from './browser.ts';
import { sideways } from './in-page.ts';
import { violationsOn, watchPolicy } from './policy.ts';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['six times as wide as high', 'logo.svg', () => drawnLogo(600, 100)],
  ['in ink, twice as wide', 'logo.svg', () => drawnLogo(200, 100, '#111111')],
  ['square', 'logo.png', () => paintedLogo(600, 600)],
  ['twice as high as wide', 'logo.png', () => paintedLogo(300, 600)],
] as const)('a logo %s', (shape, name, logo) => {
  const own = join(folder, shape.replaceAll(' ', '-'));
  const browser = useBrowser(`${own}-site`, '/', true);
  let page: Page;
  beforeAll(async () => {
    mkdirSync(own);
    await buildWithLogo(own, name, await logo());
    page = await browser.open('/', {}, watchPolicy);
  }, 60_000);
  afterAll(() => browser.closePages());

  test.each([320, 360, 768, 1280, 1920])('keeps its shape and its place in the header at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
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
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    expect(
      await page.locator('.site-header__logo').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('breaks no policy, runs no script, and is an icon that can be drawn', async () => {
    const drawn = await page.evaluate(async () => {
      const icon = new Image();
      icon.src = '/icon.svg';
      await icon.decode();
      const canvas = new OffscreenCanvas(32, 32).getContext('2d');
      canvas?.drawImage(icon, 0, 0, 32, 32);
      return canvas?.getImageData(16, 16, 1, 1).data[3];
    });
    expect(drawn).toBe(255);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({});
    const home = page.locator('.site-header__home');
    expect(await home.evaluate((link) => link.textContent || link.querySelector('img')?.alt)).toBe('Township Towing');
  });
});
