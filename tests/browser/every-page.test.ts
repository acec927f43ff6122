import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { mapOrigin } from '../../site/client-settings.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';
import { axeFindings } from './axe.ts';
import { useBrowser } from './browser.ts';
import { errorsOf, foreignRequests, serveForm } from './form-service.ts';
import {
  firstPicture,
  freeCalls,
  leadingCalls,
  misnamed,
  mistimed,
  openAnswers,
  scrollToPart,
  shown,
  sideways,
  smallTargets,
} from './in-page.ts';
import { visitAllOver, watchPolicy } from './policy.ts';
import { phone } from './visitors.ts';

/**
 * What is true of every page: each is visited on a phone, and one of each kind on a wide screen too, and asked everything
 * there. In Spanish, words are longer; what has no words is asked in English.
 */

const browser = useBrowser();
const paths = pagesOf(businessWith(bilingualFacts)).map(({ path }) => path);
const isEnglish = (path: string) => !path.startsWith('/es/');
const english = paths.filter(isEnglish);
/** One of each kind of page. */
const kinds = english.filter((path) => !/^\/services\/(?!car-towing)|understanding|fleets/.test(path));
/** Of these the font is late too, and they are read to their end, picture by picture. */
const readSlowly = ['/', '/contact/', '/blog/what-to-do-car-breaks-down-highway/', '/services/car-towing/'];
const isMap = (url: string) => url.startsWith(`${mapOrigin}/maps`);

/** What a page has gone through without a visitor's doing. */
interface Seen {
  /** What has been written into the document since it was read, which is before its script starts. */
  mutations: string[];
  shifts: { at: number; sources: unknown[] }[];
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { mutations: [], shifts: [] };
    Object.assign(globalThis, { seen });
    const written = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        seen.mutations.push(`${type} ${attributeName} ${(target as Element).outerHTML?.slice(0, 80)}`);
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    document.addEventListener('readystatechange', () => written.observe(document, all), { once: true });
    new PerformanceObserver((list) => {
      for (const { startTime, sources } of list.getEntries() as (PerformanceEntry & {
        sources: { node: Element | null }[];
      })[])
        seen.shifts.push({ at: startTime, sources: sources.map(({ node }) => node?.className ?? node?.nodeName) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** A page for all visits on one screen, and what it asks of others and says in its console. */
function useScreen(options: BrowserContextOptions) {
  const screen = { foreign: [] as string[], errors: [] as string[], told: [] as string[] };
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('', options, async (fresh) => {
      screen.foreign = foreignRequests(fresh);
      screen.errors = errorsOf(fresh);
      fresh.on('console', (message) => screen.told.push(message.text()));
      await watch(fresh);
      await watchPolicy(fresh);
      await serveForm(fresh);
      await fresh.route(`${mapOrigin}/maps**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      );
    });
  });
  return {
    noted: screen,
    /** Loads a page whose script comes late, and checks what its first picture waits for and what moves afterwards. */
    async visit(path: string): Promise<Page> {
      for (const list of Object.values(screen)) list.length = 0;
      await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 });
      const isSlow = readSlowly.includes(path);
      // The script, and on some pages the font, comes after the first picture.
      const late = isSlow ? /\/client-|\.woff2$/ : /\/client-/;
      let paint = () => {};
      const painted = new Promise<void>((resolve) => {
        paint = resolve;
      });
      const after = (file: string) => (late.test(file) ? painted : undefined);
      Object.assign(browser.site(), { after, pictures: isSlow });
      await page.goto(browser.origin() + path, { waitUntil: 'commit' });
      await page.evaluate(firstPicture);
      paint();
      await page.waitForLoadState('load');
      expect.soft(await page.evaluate(mistimed), 'images that load too late or too early').toEqual([]);
      // The browser decides how near is near: on a wide screen the lazy map may be.
      const early = screen.foreign.filter((url) => options.viewport || !isMap(url));
      expect.soft(early, 'requests to others before a visitor does anything').toEqual([]);
      expect
        .soft(await page.evaluate(seenBy, isSlow), 'what the script, at its start, or a late font writes or moves')
        .toEqual({ mutations: [], shifts: [] });
      return page;
    },
  };
}

/** Runs in the page: what it went through; a page that is read slowly is scrolled to its end, as its pictures come. */
async function seenBy(isSlow: boolean): Promise<Seen> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  for (let top = 0; isSlow && top < document.documentElement.scrollHeight; top += 700) {
    scrollTo({ top, behavior: 'instant' });
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const { mutations, shifts } = (globalThis as unknown as { seen: Seen }).seen;
  const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/client-'));
  const came = (script as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
  // A font that comes in the blink before the first picture may be seen to come.
  return { mutations, shifts: shifts.filter(({ at }) => isSlow || at >= came) };
}

/** Whether the page is the same when the back button brings it back. */
async function isKept(page: Page): Promise<boolean> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { kept: persisted }), { once: true }),
  );
  await page.goto(`${browser.origin()}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  return (await page.waitForFunction(() => (globalThis as { kept?: boolean }).kept ?? 'loaded anew')).evaluate(
    (kept) => kept === true,
  );
}

/** Where one has scrolled to while it is asked which call leads. */
const heights = [0, 300, 600, 100_000, 0];

describe('on a phone', () => {
  const screen = useScreen(phone);
  test.each(paths)('%s', async (path) => {
    const page = await screen.visit(path);
    const { hasOwn, isFirst, leading } = await page.evaluate(leadingCalls, heights);
    const first = isFirst ? 'page' : 'bar';
    expect.soft([leading.at(0), leading.at(-2), leading.at(-1)], 'which call leads').toEqual([first, 'bar', first]);
    const others = leading.filter((call) => !(hasOwn ? /^(?:page|bar)$/ : /^bar$/).test(call));
    expect.soft(others, 'another number of leading calls than one').toEqual([]);
    expect.soft(await page.evaluate(smallTargets), 'targets below 44 px').toEqual([]);
    expect.soft(await page.evaluate(misnamed), 'controls whose name does not begin as they look').toEqual([]);

    if (path.includes('/services/')) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.evaluate(scrollToPart, 0);
      const isEmergency = path.includes('emergency');
      const first = page.locator(isEmergency ? '.number-to-call--911' : '.page-head .call-button');
      const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
      // The bar begins at 714.
      const end = isEmergency ? { at: y + height, most: 714 } : { at: y, most: 300 };
      expect.soft(end.at, 'how far down the number to call is').toBeLessThanOrEqual(end.most);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(sideways), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    await page.evaluate(scrollToPart, 0.5);
    expect.soft(await page.evaluate(freeCalls, 48), 'call links on the screen at 320 px').toBeGreaterThan(0);
    await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
    await page.evaluate(scrollToPart, 0);

    await page.evaluate(openAnswers);
    if (isEnglish(path)) {
      // Every other one of the pages of a kind by day, when a wide screen has none of it.
      const isByDay = !kinds.includes(path) && english.indexOf(path) % 2 === 0;
      await page.emulateMedia({ colorScheme: isByDay ? 'light' : 'dark' });
      expect.soft(await axeFindings(page), 'axe-core’s findings').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }

    expect.soft(await visitAllOver(page), 'what was done against the policy').toEqual([]);
    const isContact = path.endsWith('/contact/');
    if (isContact) await expect.poll(() => screen.noted.foreign.filter(isMap)).toHaveLength(1);
    expect
      .soft(
        screen.noted.foreign.filter((url) => !url.startsWith('https://tally.so/') && !(isContact && isMap(url))),
        'requests to others',
      )
      .toEqual([]);
    expect.soft(screen.noted.errors, 'errors').toEqual(path.endsWith('/404.html') ? [`404 Error ${path}`] : []);

    expect.soft(await isKept(page), 'is whole when the back button brings it back').toBe(true);
  });
});

describe('on a wide screen', () => {
  const screen = useScreen({});
  test.each(kinds)('%s', async (path) => {
    const page = await screen.visit(path);
    // A complaint about speculation rules would be told too.
    expect.soft(screen.noted.told, 'the console').toEqual(path.endsWith('/404.html') ? [`404 Error ${path}`] : []);
    expect.soft(await page.evaluate(misnamed), 'controls whose name does not begin as they look').toEqual([]);

    const buttons = await page.evaluate(shown, '.site-footer :is(.call-button, .quote-button)');
    expect.soft(buttons, 'buttons of the footer').toBe(2);

    await page.evaluate(openAnswers);
    await page.click('.services-menu summary');
    expect.soft(await page.evaluate(smallTargets), 'targets below 44 px').toEqual([]);
    expect.soft(await axeFindings(page), 'axe-core’s findings by day').toEqual([]);

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({ width: 640, height: 800 });
    expect.soft(await page.evaluate(sideways), 'scrolls sideways with text at 200 %').toBeLessThanOrEqual(0);
  });
});
