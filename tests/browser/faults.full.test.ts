import type { Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { business } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { deferred, errorsOf, serveForm } from './form-service.ts';
import { freeCalls, scrollToPart } from './in-page.ts';
import { phone } from './visitors.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const home = '/';
const contact = '/contact/';
const article = '/blog/what-to-do-car-breaks-down-highway/';
const service = '/services/flatbed-towing/';
const paths = [home, contact, article, service, '/404.html'];
const quote = ':is(.hero, .page-head) [data-quote-button]';
const abort = (route: Route) => route.abort();
const answer = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** All that a reader can read of a page, with every answer open; the bar comes and goes. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    const names = closed.map(({ name }) => name);
    for (const details of closed) Object.assign(details, { name: '', open: true });
    const parts = [...document.querySelectorAll<HTMLElement>('.layout > :not(.call-bar)')];
    const words = parts.map((part) => part.innerText).join('\n');
    closed.forEach((details, index) => {
      Object.assign(details, { open: false, name: names[index] });
    });
    return words;
  });

/** Where headings and pictures stand, to the pixel. */
const placesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main img')].map((element) => {
      const { top, left, height } = element.getBoundingClientRect();
      return `${element.textContent || 'picture'} ${Math.round(left)} ${Math.round(top + scrollY)} ${Math.round(height)}`;
    }),
  );

/** Whether a call link can be tapped, at the top of the page and at its end. */
async function canCall(page: Page): Promise<boolean> {
  for (const part of [0, 1]) {
    await page.evaluate(scrollToPart, part);
    if ((await page.evaluate(freeCalls, 44)) === 0) return false;
  }
  return true;
}

/** A page on the way to the others: nothing of it is waited for. */
const start = (prepare: (page: Page) => Promise<unknown>) => browser.open('', phone, prepare);

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(browser.origin() + path, { waitUntil: 'commit' });
  // The last element of the page; scripts may still be on their way.
  await page.waitForSelector('.toasts', { state: 'attached' });
}

const normal: Record<string, { words: string; places: string[] }> = {};
beforeAll(async () => {
  // Whether the font comes in time for a first visit is the machine's to say, so it never does.
  const page = await start((fresh) => fresh.route('**/*.woff2', abort));
  for (const path of paths) {
    await page.goto(browser.origin() + path);
    normal[path] = { words: await wordsOn(page), places: await placesOn(page) };
    expect(normal[path]?.words.length).toBeGreaterThan(400);
  }
  await browser.closePages();
});

describe.each<[fault: string, where: readonly string[], prepare: (page: Page) => Promise<unknown>]>([
  ['the script is blocked', paths, (page) => page.route('**/client-*.js', abort)],
  ['the script never comes', [home, contact], (page) => page.route('**/client-*.js', () => {})],
  ['the script throws', [contact], (page) => page.route('**/client-*.js', answer('throw new Error("broken")'))],
  ['the script is cut off', [home], (page) => page.route('**/client-*.js', answer('const a = [1, 2'))],
  ['the script is a sign-in page', [service], (page) => page.route('**/client-*.js', answer('<!doctype html>'))],
  ['the font is missing', [home, article], (page) => page.route('**/*.woff2', abort)],
  ['the font never comes', [home], (page) => page.route('**/*.woff2', () => {})],
  ['the map never comes', [contact], (page) => page.route('https://www.google.com/**', () => {})],
])('where %s', (_, where, prepare) => {
  test('every word can be read and the call link calls', async () => {
    const page = await start(prepare);
    for (const path of where) {
      await visit(page, path);
      await expect.poll(() => wordsOn(page)).toBe(normal[path]?.words);
      expect([path, await canCall(page)]).toEqual([path, true]);
    }
  });
});

test('a script that is ten seconds late changes nothing when it comes, and then works', async () => {
  const { promise, resolve } = deferred();
  const page = await start((fresh) => fresh.route('**/client-*.js', (route) => promise.then(() => route.continue())));
  await visit(page, '/');
  const before = { words: await wordsOn(page), places: await placesOn(page) };
  const html = await page.evaluate(() => document.body.outerHTML);
  resolve();
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(html);
  expect({ words: await wordsOn(page), places: await placesOn(page) }).toEqual(before);
  await serveForm(page);
  await page.tap(quote);
  await page.waitForSelector('[data-shown=success]');
});

test('pictures that are missing leave their place and say what they show', async () => {
  const page = await start((fresh) => fresh.route(/\.(?:svg|png|woff2)$/, abort));
  for (const path of paths) {
    await page.goto(browser.origin() + path);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await placesOn(page)).toEqual(normal[path]?.places);
    await expect.poll(() => wordsOn(page)).toBe(normal[path]?.words);
    expect(await canCall(page)).toBe(true);
    const texts = await page.evaluate(() => [...document.images].map(({ alt, naturalWidth }) => [alt, naturalWidth]));
    for (const [alt, width] of texts) {
      expect(width).toBe(0);
      expect(alt).toMatch(/\w{3}/);
    }
  }
});

function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

test('where storage is denied everything works as ever', async () => {
  let errors: string[] = [];
  const page = await start(async (fresh) => {
    errors = errorsOf(fresh);
    await fresh.addInitScript(denyStorage);
    await serveForm(fresh);
  });
  for (const path of [service, home]) {
    await page.goto(browser.origin() + path);
    await expect.poll(() => wordsOn(page)).toBe(normal[path]?.words);
    expect(await canCall(page)).toBe(true);
  }
  await page.tap(quote);
  await page.waitForSelector('[data-shown=success]');
  expect(errors).toEqual([]);
});

test('a quote form whose script hangs leaves the call link free, and every word where it was', async () => {
  const page = await start((fresh) => fresh.route('https://tally.so/**', () => {}));
  await page.goto(`${browser.origin()}/`);
  await page.tap(quote);
  await page.waitForSelector('[data-shown=loading]');
  expect(await canCall(page)).toBe(true);
  expect(await wordsOn(page)).toContain(normal[home]?.words.trim());
});

test('where the map is blocked the address and a link to the map remain', async () => {
  const page = await start((fresh) => fresh.route('https://www.google.com/**', abort));
  await visit(page, '/contact/');
  const map = page.locator('.embedded-map');
  await map.scrollIntoViewIfNeeded();
  expect(await map.innerText()).toContain(business.address.street);
  const link = map.locator('a[href^="https://www.google.com/maps"]');
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('href')).not.toContain('output=embed');
});
