// Takes a picture of every page at every width, by day and by night, into look/, with an index to leaf through.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from './setup/chromium.ts';
import { business, nameOf, pagesOf } from './setup/pages.ts';
import { serve } from './setup/serve.ts';

const folder = 'look';
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const site = await serve('dist');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
const rows: string[] = [];
for (const page of pagesOf(business)) {
  const pictures: string[] = [];
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.route(
        (url) => url.origin !== site.origin,
        (route) => route.abort(),
      );
      const tab = await context.newPage();
      await tab.goto(site.origin + page.path);
      // What is lazy loads only where it is scrolled to, and a whole-page picture is not scrolled.
      await tab.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const file = `${nameOf(page)}-${width}-${colorScheme}.png`;
      await tab.screenshot({ path: `${folder}/${file}`, fullPage: true });
      pictures.push(
        `<a href="${file}"><img src="${file}" alt="${width} px, ${colorScheme}" width="${width / 6}" loading="lazy"></a>`,
      );
      await context.close();
    }
  }
  rows.push(`<h2>${page.path}</h2><p>${pictures.join('\n')}</p>`);
  console.log(page.path);
}
await browser.close();
site.close();
const style = 'body{font:1rem system-ui;background:#888}p{display:flex;align-items:start;gap:.5rem;overflow:auto}';
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title><style>${style}</style>${rows.join('\n')}</html>`,
);
console.log(`Open ${folder}/index.html.`);
