import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { loadStyles } from '../../build/assets/styles.ts';
import { filesIn } from '../../build/files-in.ts';
import { mapOrigin } from '../../site/client-settings.ts';
import { business, pagesOf } from '../setup/pages.ts';
import { axeFindings } from './axe.ts';
import { deferred, errorsOf, foreignRequests, serveForm } from './behaviour/form-service.ts';
import { phone } from './behaviour/visitors.ts';
import { useBrowser } from './browser.ts';
import {
  firstPicture,
  freeCalls,
  hindrances,
  leadingCalls,
  longestRun,
  matching,
  misnamed,
  press,
  scrollToPart,
  shown,
  sideways,
  smallTargets,
} from './in-page.ts';
import { all, pairwise } from './matrix.ts';
import { outlineOf } from './outline.ts';
import { visitAllOver, watchPolicy } from './policy.ts';

/**
 * What is true of every page. A page is loaded once on a phone and once on a wide screen, and all is asked there that
 * can be asked of it; the sentences below read the answers.
 */

const browser = useBrowser();
afterAll(() => browser.closePages());

const paths = pagesOf(business).map(({ path }) => path);
const site = inject('site');
/** One of each kind of page: its font is late too, and it is read to its end, picture by picture. */
const readSlowly = ['/', '/contact/', '/blog/what-to-do-car-breaks-down-highway/', '/services/car-towing/'];

/** For each page one of the four combinations in which each two values meet, in turn; by `npm run test:full` all. */
const states = pairwise({ width: [390, 1280], scheme: ['light', 'dark'] as const, state: ['closed', 'open'] });
const dealt = process.env.FULL
  ? all({ path: paths, state: states }).map(({ path, state }) => ({ path, ...state }))
  : paths.map((path, index) => ({ path, ...(states[index % states.length] as (typeof states)[number]) }));

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };
const places = pairwise({
  path: paths,
  width: [320, 390, 768, 1024, 1440, 1920],
  part: [0, 0.5, 1],
  menu: ['closed', 'open'],
});

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

/** Loads a page whose script comes late, and tells what the document and the layout went through. */
async function load(page: Page, path: string, foreign: string[]) {
  const isSlow = readSlowly.includes(path);
  const drawn = deferred();
  const after = (file: string) =>
    file.includes('/client-') ? wait(150) : isSlow && file.endsWith('.woff2') ? drawn.promise : undefined;
  Object.assign(browser.site(), { after, pictures: isSlow });
  await page.goto(browser.origin() + path, { waitUntil: 'commit' });
  await page.evaluate(firstPicture);
  // A late font comes after it.
  drawn.resolve();
  await page.waitForLoadState('load');
  const hindered = await page.evaluate(hindrances);
  const early = [...foreign];
  const seen = await page.evaluate(async (slow) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    // Every picture, as somebody who reads on sees them come.
    for (let top = 0; slow && top < document.documentElement.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' });
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const { mutations, shifts } = (globalThis as unknown as { seen: Seen }).seen;
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/client-'));
    const came = (script as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
    // A font that comes in the blink before the first picture may be seen to come.
    return { mutations, shifts: shifts.filter(({ at }) => slow || at >= came) };
  }, isSlow);
  return { seen, hindered, early };
}

async function runAt(page: Page, viewport: ViewportSize): Promise<number> {
  await page.setViewportSize(viewport);
  const run = await page.evaluate(longestRun);
  await page.setViewportSize(phone.viewport ?? viewport);
  return run;
}

/** Opens everything that can be opened: the menu of the width, and an answer. */
async function openAll(page: Page, width: number): Promise<void> {
  const question = page.locator('.accordion summary').first();
  if (await question.count()) await question.click();
  await page.click(menuButton(width));
}
const menuButton = (width: number) => (width < 960 ? '.site-menu__button' : '.services-menu summary');

async function axe(page: Page, path: string, at: number) {
  const found: string[] = [];
  for (const { scheme, state } of dealt.filter((choice) => choice.path === path && choice.width === at)) {
    await page.emulateMedia({ colorScheme: scheme });
    if (state === 'open') await openAll(page, at);
    found.push(...(await axeFindings(page)), ...(await page.evaluate(smallTargets)));
    if (state === 'open') await page.keyboard.press('Escape');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
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

/** Asks for nothing of a question that could not be asked but to tell why. */
const asked = async <Answer>(question: Promise<Answer>): Promise<Answer> =>
  question.catch((error: Error) => error.message as Answer);

/** The heights of a page at which the leading call is looked for. */
const steps = [0, 50, 150, 250, 350, 450, 600, 1200, 100_000, 0];

async function onPhone(page: Page, path: string, foreign: string[], errors: string[]) {
  return {
    ...(await load(page, path, foreign)),
    leading: await asked(page.evaluate(leadingCalls, steps)),
    foreign: await asked(
      (async () => {
        if (path === '/contact/') await vi.waitUntil(() => foreign.length > 0, 10_000);
        return [...foreign];
      })(),
    ),
    small: await asked(page.evaluate(smallTargets)),
    misnamed: await asked(page.evaluate(misnamed)),
    run: await asked(runAt(page, { width: 360, height: 800 })),
    axe: await asked(axe(page, path, 390)),
    violations: await asked(visitAllOver(page)),
    errors: errors.splice(0),
    isKept: await asked(isKept(page)),
  };
}

async function onWideScreen(page: Page, path: string, foreign: string[]) {
  return {
    ...(await load(page, path, foreign)),
    small: await asked(page.evaluate(smallTargets)),
    misnamed: await asked(page.evaluate(misnamed)),
    outline: await asked(outlineOf(page)),
    missed: await asked(missedRules(page, path)),
    axe: await asked(axe(page, path, 1280)),
    footer: await asked(page.evaluate(shown, '.site-footer :is(.call-button, .quote-button)')),
    widths: await asked(atWidths(page, path)),
  };
}

const styles = loadStyles('site', '');
/** What each block brings into a page, without the layer around it, which it shares with its neighbors. */
const blocks = styles.then((styled) => {
  const base = styled('').length;
  return filesIn('site')
    .filter((file) => file.endsWith('.css') && !file.startsWith('styles/'))
    .map((file) => styled(`<p class="${parse(file).name}">`).slice(base))
    .map((css) => css.slice(css.indexOf('{') + 1, -1));
});

async function missedRules(page: Page, path: string): Promise<string[]> {
  const carried = (await styles)(readFileSync(join(site, path.replace(/\/$/, '/index.html')), 'utf8'));
  const others = (await blocks).filter((css) => !carried.includes(css));
  return others.length > 5 ? page.evaluate(matching, others.join('')) : ['There are no other blocks.'];
}

async function atWidths(page: Page, path: string) {
  const without: string[] = [];
  const tooWide: string[] = [];
  for (const { width, part, menu } of places.filter((choice) => choice.path === path)) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    await page.evaluate(scrollToPart, part);
    const by = await page.evaluate(sideways);
    if (by > 0) tooWide.push(`${width} px: by ${by}`);
    const button = menu === 'open' && menuButton(width);
    if (button) await page.evaluate(press, button);
    if ((await page.evaluate(freeCalls, 48)) === 0) without.push(`${width} px, scrolled to ${part}, menu ${menu}`);
    if (button) await page.evaluate(press, button);
  }
  // What a visitor's own setting of the text size does: the root's size is twice as large.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const by = await page.evaluate(sideways);
    if (by > 0) tooWide.push(`${width} px, text twice as large: by ${by}`);
  }
  return { without, tooWide };
}

/** Visits pages on one screen, each once, when a sentence asks for it. */
function visits<Found>(
  options: BrowserContextOptions,
  look: (page: Page, path: string, foreign: string[], errors: string[]) => Promise<Found>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  let foreign: string[] = [];
  let errors: string[] = [];
  const told: string[] = [];
  let page: Page | undefined;
  const found = new Map<string, Promise<Found>>();
  const open = () =>
    browser.open('', options, async (fresh) => {
      foreign = foreignRequests(fresh);
      errors = errorsOf(fresh);
      fresh.on('console', (message) => told.push(message.text()));
      await watch(fresh);
      await fresh.route(`${mapOrigin}/maps**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
      );
      await prepare(fresh);
    });
  const visit = async (path: string) => {
    page ??= await open();
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 800 });
    foreign.length = 0;
    // A page that comes back says again what it said.
    errors.length = 0;
    return look(page, path, foreign, errors);
  };
  const at = (path: string): Promise<Found> => {
    const answers = found.get(path) ?? visit(path);
    found.set(path, answers);
    return answers;
  };
  const everywhere = async () => {
    const answers: (readonly [path: string, found: Found])[] = [];
    for (const path of paths) answers.push([path, await at(path)]);
    return answers;
  };
  return { at, everywhere, told };
}

const isMap = (url: string) => url.startsWith(`${mapOrigin}/maps`);
const small = visits(phone, onPhone, async (fresh) => {
  await watchPolicy(fresh);
  await serveForm(fresh);
});
const large = visits({}, onWideScreen);
/** A sentence about all pages visits those that were not visited yet. */
const long = { timeout: 300_000 };

/** What every page has answered to a question, but for those whose answer is as it should be. */
const otherThan = async <Found, Answer>(
  { everywhere }: { everywhere: () => Promise<(readonly [string, Found])[]> },
  ask: (found: Found) => Answer,
  right: Answer,
) =>
  (await everywhere())
    .map(([path, found]) => [path, ask(found)] as const)
    .filter(([, answer]) => !isEqual(answer, right));
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe('the script, when it starts, writes nothing and moves nothing, nor does a late font', () => {
  test('on a phone', long, async () => {
    expect(await otherThan(small, ({ seen }) => seen, { mutations: [], shifts: [] })).toEqual([]);
  });
  test('on a wide screen', long, async () => {
    expect(await otherThan(large, ({ seen }) => seen, { mutations: [], shifts: [] })).toEqual([]);
  });
});

describe('every page waits for nothing and nobody else, and its first picture is not late', () => {
  const nothing = { blocking: [], late: [], early: [] };
  test('on a phone', long, async () => {
    expect(await otherThan(small, (found) => found.hindered, nothing)).toEqual([]);
    expect(await otherThan(small, ({ early }) => early, [])).toEqual([]);
  });
  test('on a wide screen', long, async () => {
    expect(await otherThan(large, (found) => found.hindered, nothing)).toEqual([]);
    // The browser decides how near is near: on a wide screen the lazy map may be.
    expect(await otherThan(large, ({ early }) => early.filter((url) => !isMap(url)), [])).toEqual([]);
  });
});

test('a visit costs no third-party request, but for the lazy map of the contact page', long, async () => {
  expect((await small.everywhere()).flatMap(([path, { foreign }]) => foreign.map((url) => [path, url]))).toEqual([
    ['/contact/', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?.*output=embed/)],
  ]);
});

test(
  'the console stays clean on every page, whatever is done there: what the 404 page is meant to say',
  long,
  async () => {
    expect((await small.everywhere()).flatMap(([path, { errors }]) => errors.map((error) => [path, error]))).toEqual([
      ['/404.html', '404 Error /404.html'],
    ]);
  },
);

test('every page keeps its own policy, whatever is done there', long, async () => {
  expect(await otherThan(small, ({ violations }) => violations, [])).toEqual([]);
});

test('speculation rules are read without a complaint on every page', long, async () => {
  await large.everywhere();
  expect(large.told).toEqual(['404 Error /404.html']);
});

test('the back/forward cache keeps every page whole', long, async () => {
  expect(await otherThan(small, (found) => found.isKept, true)).toEqual([]);
});

test('a page carries every rule that would apply to it', long, async () => {
  expect(await otherThan(large, ({ missed }) => missed, [])).toEqual([]);
});

describe('axe-core finds nothing, best practices and a contrast of 7:1 included, nor a target below 44 px', () => {
  test.each(dealt)('on $path at $width px, $scheme, $state', async ({ path, width }) => {
    expect((await (width === 390 ? small : large).at(path)).axe).toEqual([]);
  });
  test('on any page, closed', long, async () => {
    expect([
      ...(await otherThan(small, (found) => found.small, [])),
      ...(await otherThan(large, (found) => found.small, [])),
    ]).toEqual([]);
  });
});

describe('what is seen on a control begins its name, on every page', () => {
  test('at 390 px', long, async () => {
    expect(await otherThan(small, (found) => found.misnamed, [])).toEqual([]);
  });
  test('at 1280 px', long, async () => {
    expect(await otherThan(large, (found) => found.misnamed, [])).toEqual([]);
  });
});

test.each(paths)('%s shows a phone a picture every second screen', async (path) => {
  expect((await small.at(path)).run).toBeLessThanOrEqual(2 * 800);
});

describe('nothing scrolls sideways', () => {
  test.each(paths)('on %s, at 320 px, and with text twice as large', async (path) => {
    expect((await large.at(path)).widths.tooWide).toEqual([]);
  });
});

test.each(paths)('a call link is on the screen, whole and uncovered, wherever one is on %s', async (path) => {
  expect((await large.at(path)).widths.without).toEqual([]);
});

describe('on a phone one amber call leads', () => {
  test.each(paths)('on %s, wherever one has scrolled to', async (path) => {
    const { hasOwn, leading } = (await small.at(path)).leading;
    const first = hasOwn ? 'page' : 'bar';
    expect(leading.map((found, step) => [steps[step], /^(?:page|bar)$/.test(found)])).toEqual(
      steps.map((step) => [step, true]),
    );
    expect([leading.at(0), leading.at(-2), leading.at(-1)]).toEqual([first, 'bar', first]);
    if (first === 'bar') expect(new Set(leading)).toEqual(new Set(['bar']));
  });
});

test('where the call band stands above the footer, the footer has neither button', long, async () => {
  const footers = (await large.everywhere()).map(([path, { footer }]) => [path, footer]);
  const bare = ['/contact/', '/404.html'];
  expect(footers).toEqual(paths.map((path) => [path, bare.includes(path) ? 2 : 0]));
});

describe('headings and landmarks, as Chromium tells a screen reader', () => {
  test.each(paths)('of %s', async (path) => {
    const lines = (await large.at(path)).outline;
    expect(lines.filter((line) => line.startsWith('heading 1 '))).toHaveLength(1);
    expect(lines.filter((line) => line === 'main')).toHaveLength(1);
    const file = path === '/' ? 'home' : path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-');
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../engines/outlines/${file}.txt`);
  });
});
