import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sites } from '../setup/built.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

describe.each(sites)('the manifest of %s', (_, site) => {
  const { business, address } = site;
  const manifest = JSON.parse(site.read('/site.webmanifest'));
  const pages = site.pages();
  const resolved = (reference: string) => new URL(reference, address('/site.webmanifest')).href;

  test('is linked from every page', () => {
    for (const { document } of pages) {
      const link = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '';
      expect(new URL(link, business.url).href).toBe(address('/site.webmanifest'));
    }
  });

  test('names the company and stays inside the site', () => {
    expect([manifest.name, manifest.short_name]).toEqual([business.name, business.name]);
    expect(manifest.description).toContain(business.township);
    expect([manifest.id, manifest.start_url, manifest.scope].map(resolved)).toEqual(Array(3).fill(business.url));
    expect(manifest.lang).toBe(pages[0]?.document.documentElement.getAttribute('lang'));
  });

  test('wears the color of the header, by day and by night', () => {
    for (const { document } of pages) {
      const colors = [...document.querySelectorAll('meta[name=theme-color]')];
      expect(colors.map((meta) => meta.getAttribute('media'))).toEqual([
        '(prefers-color-scheme: light)',
        '(prefers-color-scheme: dark)',
      ]);
      for (const meta of colors) expect(meta.getAttribute('content')).toBe(manifest.theme_color);
    }
    expect(manifest.background_color).toBe(manifest.theme_color);
  });

  test('offers icons of the sizes that it says, for plain and for masked use', async () => {
    const icons: Icon[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(site.fileAt(resolved(src))).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
  });
});
