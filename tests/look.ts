// `npm run look [-- --business PATH /about/ …]`: builds the site and puts screenshots into look/: of every page or the
// named ones, at four widths, day and night.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { project } from '../build/project.ts';
import { ensureChromium } from './setup/browsers.ts';
import { buildPages } from './setup/build-pages.ts';
import { serve } from './setup/serve.ts';

const folder = join(project, 'look');
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;

const { dist, base, paths } = await buildPages(process.argv.slice(2));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const site = await serve(dist, base);
const browser = await chromium.launch({ executablePath: ensureChromium() });
const tab = await browser.newPage({ reducedMotion: 'reduce' });
await tab.route(
  (url) => url.origin !== site.origin,
  (route) => route.abort(),
);
for (const path of paths) {
  const name = path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(site.origin + base + path.slice(1));
    for (const colorScheme of schemes) {
      await tab.emulateMedia({ colorScheme });
      // Lazy images load when scrolled to, and a screenshot of a whole page doesn't scroll.
      await tab.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await tab.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  console.log(path);
}
await browser.close();
site.close();
