import { expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';
import { longest } from './longest.ts';

const folder = inject('site');
const browser = useBrowser(folder);

// What an owner adds is measured where every page is visited.
test.runIf(inject('isSample')).each(pathsIn(folder))('%s is no longer on a phone than it need be', async (path) => {
  const page = await browser.visit(path, 360, 780);
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    footer: document.querySelector('footer')?.scrollHeight ?? 0,
  }));
  const most = longest(path, false);
  expect.soft(heights.page, `px of ${path} at 360 px`).toBeLessThanOrEqual(most.page);
  expect.soft(heights.footer, `px of the footer of ${path} at 360 px`).toBeLessThanOrEqual(most.footer);
});
