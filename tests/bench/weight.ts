import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { filesIn } from '../../build/files-in.ts';
import { serveCompressed } from '../setup/brotli-server.ts';
import { chromiumFlags, ensureChromium } from '../setup/browsers.ts';

interface Weight {
  path: string;
  /** Bytes of its HTML, and of that at brotli 11. */
  raw: number;
  brotli: number;
  /** A first visit on a phone 390 px wide, before it is scrolled, browser icon and manifest apart. */
  requests: number;
  transferred: number;
}

/** Weighs every page of a built site in a real browser. */
export async function weigh(site: string): Promise<Weight[]> {
  const host = await serveCompressed(site);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const files = filesIn(site).filter((name) => name.endsWith('.html'));
  const weights: Weight[] = [];
  for (const file of files.sort()) {
    const path = `/${file.replace(/index\.html$/, '')}`;
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    host.served.length = 0;
    await page.goto(host.origin + path, { waitUntil: 'networkidle' });
    const counted = host.served.filter((answer) => !/icon|manifest/.test(answer.path));
    weights.push({
      path,
      raw: readFileSync(join(site, file)).length,
      brotli: counted.find((answer) => answer.path === `/${file}`)?.bytes ?? 0,
      requests: counted.length,
      transferred: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    });
    await context.close();
  }
  await browser.close();
  host.close();
  return weights;
}
