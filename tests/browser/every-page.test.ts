import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { mapOrigin } from '../../site/client-settings.ts';
import { pathsIn } from '../setup/serve.ts';
import { axeFindings } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { errorsOf, foreignRequests, serveOthers } from './form-service.ts';

// Checks every page on a phone with every fact set, and one of each template on a wide screen with the sample's facts.

const folder = `${inject('sites')}/full`;
const paths = pathsIn(folder);
const isEnglish = (path: string) => !path.startsWith('/es/');
const english = paths.filter(isEnglish);
const templates = ['/', '/contact/', '/blog/what-to-do-car-breaks-down-highway/', '/services/car-towing/'];
/** On these the form and the map are opened too. */
const withOthers = ['/', '/contact/'];
const isMap = (url: string) => url.startsWith(`${mapOrigin}/maps`);

/** Notes what the script changes when it starts, and violations of the page's policy. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const written = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        seen.push(`written: ${type} ${attributeName} ${(target as Element).outerHTML?.slice(0, 80)}`);
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    // The document is parsed then, and its script hasn't started.
    document.addEventListener('readystatechange', () => written.observe(document, all), { once: true });
    addEventListener('load', () => setTimeout(() => written.disconnect()));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      seen.push(`against the policy: ${effectiveDirective}: ${blockedURI}`);
    });
  });
/** Runs in the page. */
const noted = () => (globalThis as unknown as { seen: string[] }).seen;

/** The most characters in a line. With other words than the sample's, a line may have more narrow letters. */
const longestLine = inject('isSample') ? 75 : 80;

const longLines = (page: Page) => page.evaluate((most) => inPage.longLines(most), longestLine);

/** A page for all visits on one screen, with its requests to other hosts and its console. */
function useScreen(browser: ReturnType<typeof useBrowser>, options: BrowserContextOptions) {
  const screen = { foreign: [] as string[], errors: [] as string[], told: [] as string[] };
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('', options);
    screen.foreign = foreignRequests(page);
    screen.errors = errorsOf(page);
    page.on('console', (message) => screen.told.push(message.text()));
    await watch(page);
  });
  return {
    noted: screen,
    /** Loads a page, and checks what it does before a visitor does anything. */
    async visit(path: string): Promise<Page> {
      for (const list of Object.values(screen)) list.length = 0;
      await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 });
      await page.unrouteAll();
      if (withOthers.includes(path)) await serveOthers(page);
      await page.goto(browser.origin() + path);
      // On a wide screen the map may be near enough for the browser to load it.
      const early = screen.foreign.filter((url) => options.isMobile || !isMap(url));
      expect.soft(early, 'requests to others before a visitor does anything').toEqual([]);
      expect.soft(await page.evaluate(() => inPage.mistimed()), path).toEqual([]);
      expect.soft(await page.evaluate(noted), path).toEqual([]);
      return page;
    },
  };
}

/** Makes a page load everything that it can load. @returns violations of its policy */
async function visitAllOver(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const image of document.images) image.loading = 'eager';
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>('.where-am-i button')?.click();
    document.querySelector<HTMLElement>('[data-quote-button]')?.click();
  });
  await page.waitForFunction(
    () =>
      // The frame of the form's popup comes last.
      document.querySelector('[data-shown=success]') && [...document.images].every(({ complete }) => complete),
  );
  return page.evaluate(noted);
}

const browser = useBrowser(folder);

describe('on a phone', () => {
  const screen = useScreen(browser, { ...phone, viewport: { width: 360, height: 780 } });
  test.each(paths)('%s', async (path) => {
    const page = await screen.visit(path);
    const { hasOwn, isFirst, leading } = await page.evaluate(() => inPage.leadingCalls([0, 600, 100_000]));
    const first = isFirst ? /^page$/ : /^(?:bar|band|answer)$/;
    expect.soft([leading.at(0), leading.at(-1)], 'which call leads').toEqual([expect.stringMatching(first), 'band']);
    const others = leading.filter(
      (call) => !(hasOwn ? /^(?:page|bar|band|answer)$/ : /^(?:bar|band|answer)$/).test(call),
    );
    expect.soft(others, 'places where not exactly one call leads').toEqual([]);
    const faults = await page.evaluate(() => [...inPage.smallTargets(), ...inPage.toBand(780)]);
    expect.soft(faults, 'at 360 px').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => inPage.scrollToPart(0.5));
    expect
      .soft(await page.evaluate(() => inPage.freeCalls(48)), 'call links on the screen at 320 px')
      .toBeGreaterThan(0);
    if (isEnglish(path)) {
      await page.evaluate(() => inPage.openAnswers());
      // Elsewhere the bar may cover parts of the page.
      await page.evaluate(() => inPage.scrollToPart(0));
      // Day and night take turns. The templates, which a wide screen shows by day, are here by night.
      const isByDay = !templates.includes(path) && english.indexOf(path) % 2 === 0;
      await page.emulateMedia({ colorScheme: isByDay ? 'light' : 'dark' });
      expect.soft(await axeFindings(page), 'axe-core’s findings').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await longLines(page), 'long lines').toEqual([]);

    const hasForm = withOthers.includes(path);
    if (hasForm) expect.soft(await visitAllOver(page), 'what was done against the policy').toEqual([]);
    if (path === '/contact/') await expect.poll(() => screen.noted.foreign.filter(isMap)).toHaveLength(1);
    const isKnown = (url: string) =>
      (hasForm && url.startsWith('https://tally.so/')) || (path.endsWith('/contact/') && isMap(url));
    const unknown = screen.noted.foreign.filter((url) => !isKnown(url));
    expect.soft(unknown, 'requests to others').toEqual([]);
    expect.soft(screen.noted.errors, 'errors').toEqual(path.endsWith('/404.html') ? [`404 Error ${path}`] : []);
  });
});

describe('on a wide screen', () => {
  const screen = useScreen(useBrowser(), {});
  test.each(templates)('%s', async (path) => {
    const page = await screen.visit(path);
    // It would also have complaints about speculation rules.
    expect.soft(screen.noted.told, 'the console').toEqual([]);
    const buttons = page.locator('.site-footer :is(.call, [data-quote-button]):visible');
    expect.soft(await buttons.count(), 'buttons of the footer').toBe(2);

    await page.evaluate(() => inPage.openAnswers());
    await page.click('.services-menu summary');
    expect.soft(await page.evaluate(() => inPage.smallTargets())).toEqual([]);
    expect.soft(await axeFindings(page), 'axe-core’s findings by day').toEqual([]);

    await page.setViewportSize({ width: 1920, height: 900 });
    expect.soft(await longLines(page), 'long lines').toEqual([]);
  });
});

const sample = useBrowser();
test('on a phone, with the sample’s facts, Google is asked for its map only as a visitor comes near', async () => {
  const page = await sample.open('', { ...phone, viewport: { width: 360, height: 780 } });
  const asked = foreignRequests(page);
  await page.goto(`${sample.origin()}/contact/`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.locator('.map--embedded').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter(isMap)).toHaveLength(1);
});
