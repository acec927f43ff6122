import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { mapOrigin } from '../../site/client-settings.ts';
import { axeFindings } from './axe.ts';
import { useBrowser } from './browser.ts';
import { errorsOf, foreignRequests, serveForm } from './form-service.ts';
import {
  firstPicture,
  freeCalls,
  heightOf,
  leadingCalls,
  longestLine,
  misnamed,
  mistimed,
  openAnswers,
  scrollToPart,
  secondColumns,
  shown,
  sideways,
  smallTargets,
  toBand,
  typeSizes,
} from './in-page.ts';
import { phone } from './visitors.ts';

/**
 * What is true of every page: each is visited once on a phone, with every fact set, and asked everything there. One of each
 * template is asked more, and visited on a wide screen with the sample's facts too.
 */

const folder = inject('fullSite');
const paths = filesIn(folder).flatMap((file) =>
  file.endsWith('.html') ? `/${file.replace(/(^|\/)index\.html$/, '$1')}` : [],
);
const isEnglish = (path: string) => !path.startsWith('/es/');
const english = paths.filter(isEnglish);
/** Of these the font is late too, and they are read to their end, picture by picture. */
const templates = ['/', '/contact/', '/blog/what-to-do-car-breaks-down-highway/', '/services/car-towing/'];
const isMap = (url: string) => url.startsWith(`${mapOrigin}/maps`);
const errorsAt = (path: string) => (path.endsWith('/404.html') ? [`404 Error ${path}`] : []);

/** In px, at a width of 360 px. Spanish says the same in more letters. */
const longest = (path: string): number => {
  if (!isEnglish(path)) return 1.15 * longest(path.slice(3));
  if (path === '/') return 7000;
  if (path.startsWith('/services/')) return 6000;
  return /^\/blog\/./.test(path) ? 12_000 : 5500;
};

/** What a page has gone through without a visitor's doing. */
interface Seen {
  /** What has been written into the document since it was read, which is before its script starts. */
  mutations: string[];
  shifts: { at: number; sources: unknown[] }[];
  /** What was against its policy. */
  violations: string[];
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { mutations: [], shifts: [], violations: [] };
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
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      seen.violations.push(`${effectiveDirective}: ${blockedURI}`);
    });
  });

/** Stands in for the form service and the map, which few visits reach: each request of a routed page takes a detour. */
async function serveOthers(page: Page): Promise<void> {
  await serveForm(page);
  await page.route(`${mapOrigin}/maps**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
}

/** A page for all visits on one screen, and what it asks of others and says in its console. */
function useScreen(browser: ReturnType<typeof useBrowser>, options: BrowserContextOptions) {
  const screen = { foreign: [] as string[], errors: [] as string[], told: [] as string[] };
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('', options, async (fresh) => {
      screen.foreign = foreignRequests(fresh);
      screen.errors = errorsOf(fresh);
      fresh.on('console', (message) => screen.told.push(message.text()));
      await watch(fresh);
    });
  });
  return {
    noted: screen,
    /** Loads a page whose script comes late, and checks what its first picture waits for and what moves afterwards. */
    async visit(path: string): Promise<Page> {
      for (const list of Object.values(screen)) list.length = 0;
      await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 });
      const isSlow = templates.includes(path);
      await page.unrouteAll();
      if (isSlow) await serveOthers(page);
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
        .soft(
          await page.evaluate(seenBy, isSlow),
          'what the script, at its start, or a late font writes, moves or may not',
        )
        .toEqual({ mutations: [], shifts: [], violations: [] });
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
  const { seen } = globalThis as unknown as { seen: Seen };
  const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/client-'));
  const came = (script as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
  // A font that comes in the blink before the first picture may be seen to come.
  return { ...seen, shifts: seen.shifts.filter(({ at }) => isSlow || at >= came) };
}

/** Does what makes a page load all that it ever loads, and tells what of that was against its policy. */
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
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.violations);
}

const browser = useBrowser(folder);

describe('on a phone', () => {
  const screen = useScreen(browser, { ...phone, viewport: { width: 360, height: 780 } });
  test.each(paths)('%s', async (path) => {
    const page = await screen.visit(path);
    // Where one has scrolled to while it is asked which call leads.
    const { hasOwn, isFirst, leading } = await page.evaluate(leadingCalls, [0, 300, 600, 100_000]);
    expect.soft([leading.at(0), leading.at(-1)], 'which call leads').toEqual([isFirst ? 'page' : 'bar', 'bar']);
    const others = leading.filter((call) => !(hasOwn ? /^(?:page|bar)$/ : /^bar$/).test(call));
    expect.soft(others, 'another number of leading calls than one').toEqual([]);
    expect.soft(await page.evaluate(smallTargets), 'targets below 44 px').toEqual([]);
    expect.soft(await page.evaluate(misnamed), 'controls whose name does not begin as they look').toEqual([]);
    expect.soft(await page.evaluate(typeSizes, [36, 26, 20, 17, 15]), 'other sizes of type').toEqual([]);
    expect.soft(await page.evaluate(heightOf, 'html'), 'px high').toBeLessThanOrEqual(longest(path));
    expect.soft(await page.evaluate(heightOf, '.site-footer'), 'px of the footer').toBeLessThanOrEqual(1000);
    expect.soft(await page.evaluate(toBand), 'px from the page’s own call to that of its band').toBeGreaterThan(780);
    if (path.includes('/services/')) {
      const isEmergency = path.includes('emergency');
      const first = page.locator(isEmergency ? '.number-to-call--911' : '.page-head .call-button');
      const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
      // The bar begins at 714. A notice comes before all.
      const end = isEmergency ? { at: y + height, most: 714 } : { at: y, most: 300 };
      const notice = await page.evaluate(heightOf, '.notice');
      expect.soft(end.at - notice, 'how far down the number to call is').toBeLessThanOrEqual(end.most);
    }
    if (['/', '/about/'].includes(path)) {
      const proof = await page.evaluate(heightOf, 'p:has([href*="safer.example"]), .quotation, section:has(#reviews)');
      expect.soft(proof, 'px of what shows whose company it is').toBeGreaterThan(300);
      expect.soft(proof, 'px of what shows whose company it is').toBeLessThanOrEqual(600);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(sideways), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    await page.evaluate(scrollToPart, 0.5);
    expect.soft(await page.evaluate(freeCalls, 48), 'call links on the screen at 320 px').toBeGreaterThan(0);
    await page.evaluate(scrollToPart, 0);
    if (isEnglish(path)) {
      await page.evaluate(openAnswers);
      // By day and by night in turn; those of which a wide screen has the day by night.
      const isByDay = !templates.includes(path) && english.indexOf(path) % 2 === 0;
      await page.emulateMedia({ colorScheme: isByDay ? 'light' : 'dark' });
      expect.soft(await axeFindings(page), 'axe-core’s findings').toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await page.evaluate(longestLine), 'characters in a line at 1280 px').toBeLessThanOrEqual(75);
    expect.soft(await page.evaluate(secondColumns), 'starts of columns but the 1st, 5th, 7th and 9th').toEqual([]);
    expect.soft(await page.evaluate(typeSizes, [56, 36, 24, 18, 15]), 'other sizes of type at 1280 px').toEqual([]);

    expect
      .soft(
        screen.noted.foreign.filter((url) => !isMap(url)),
        'requests to others',
      )
      .toEqual([]);
    if (templates.includes(path)) {
      expect.soft(await visitAllOver(page), 'what was done against the policy').toEqual([]);
      const isContact = path.endsWith('/contact/');
      if (isContact) await expect.poll(() => screen.noted.foreign.filter(isMap)).toHaveLength(1);
      const others = screen.noted.foreign.filter((url) => !url.startsWith('https://tally.so/'));
      expect
        .soft(
          others.filter((url) => !(isContact && isMap(url))),
          'requests to others',
        )
        .toEqual([]);
    }
    expect.soft(screen.noted.errors, 'errors').toEqual(errorsAt(path));
  });
});

describe('on a wide screen', () => {
  const screen = useScreen(useBrowser(), {});
  test.each(templates)('%s', async (path) => {
    const page = await screen.visit(path);
    // A complaint about speculation rules would be told too.
    expect.soft(screen.noted.told, 'the console').toEqual([]);
    expect.soft(await page.evaluate(misnamed), 'controls whose name does not begin as they look').toEqual([]);

    const buttons = await page.evaluate(shown, '.site-footer :is(.call-button, .quote-button)');
    expect.soft(buttons, 'buttons of the footer').toBe(2);

    await page.evaluate(openAnswers);
    await page.click('.services-menu summary');
    expect.soft(await page.evaluate(smallTargets), 'targets below 44 px').toEqual([]);
    expect.soft(await axeFindings(page), 'axe-core’s findings by day').toEqual([]);

    await page.setViewportSize({ width: 1920, height: 900 });
    expect.soft(await page.evaluate(longestLine), 'characters in a line at 1920 px').toBeLessThanOrEqual(75);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.setViewportSize({ width: 640, height: 800 });
    expect.soft(await page.evaluate(sideways), 'scrolls sideways with text at 200 %').toBeLessThanOrEqual(0);
  });
});
