import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { loadStyles } from '../../build/assets/styles.ts';
import { filesIn } from '../../build/files-in.ts';
import { mapOrigin } from '../../site/client-settings.ts';
import { serveCompressed } from '../setup/brotli-server.ts';
import { chromiumFlags } from '../setup/chromium.ts';
import { business, pagesOf } from '../setup/pages.ts';
import { phone } from './behaviour/visitors.ts';

const paths = pagesOf(business).map(({ path }) => path);
const wide = { viewport: { width: 1280, height: 900 } };

let site: Awaited<ReturnType<typeof serveCompressed>>;
let elsewhere: Server;
/** How often a host that is not ours was called. */
let calls = 0;
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  site = await serveCompressed(inject('site'));
  elsewhere = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const { host } = new URL(mapOrigin);
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    // Playwright switches the back/forward cache off, which visitors have. Routing would switch off prerendering.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
  });
});
afterEach(async () => {
  await context?.close();
});
afterAll(async () => {
  await browser.close();
  site.close();
  elsewhere.close();
});

async function open(path: string, options = {}): Promise<Page> {
  context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(site.origin + path);
  return page;
}

describe('speculation rules', () => {
  /** The paths asked for beforehand when the pointer rests on a link. */
  async function askedFor(path: string, link: string): Promise<string[]> {
    const page = await open(path, wide);
    await page.waitForLoadState('networkidle');
    site.served.length = 0;
    await page.locator(link).first().hover();
    await page.waitForTimeout(700);
    return site.served.filter(({ purpose }) => purpose?.includes('prerender')).map(({ path }) => path);
  }

  test.each([
    ['another page', '/', '.site-header a[href="/about/"]', ['/about/index.html']],
    ['a place on another page', '/', 'main a[href="/contact/#where-am-i"]', ['/contact/index.html']],
    ['the open page', '/about/', '.site-header a[href="/about/"]', []],
    ['the open page’s top, by the mark', '/', '.site-header__home', []],
    ['a place on the open page', '/blog/understanding-towing-services/', 'main a[href^="#"]', []],
    ['a file', '/contact/', 'a[href="/contact.vcf"]', []],
    ['another site', '/', 'a[target=_blank]', []],
  ])('have a page rendered beforehand, and nothing else: %s', async (_, path, link, expected) => {
    expect(await askedFor(path, link)).toEqual(expected);
  });

  test('do not load the map for a page that nobody has opened yet', async () => {
    calls = 0;
    expect(await askedFor('/', '.site-header a[href="/contact/"]')).toEqual(['/contact/index.html']);
    expect(calls).toBe(0);
    await context?.pages()[0]?.goto(`${site.origin}/contact/`);
    await context?.pages()[0]?.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => calls).toBeGreaterThan(0);
  });

  test('are read without a complaint on every page', async () => {
    const page = await open('/robots.txt');
    expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true);
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    for (const path of paths) await page.goto(site.origin + path);
    expect(told.filter((text) => !text.includes(mapOrigin))).toEqual(['404 Error /404.html']);
  });
});

test('the back/forward cache keeps every page whole', async () => {
  const page = await open('/', phone);
  for (const path of paths) {
    // A page is not kept whole while a frame of it is still loading, as the map may be.
    await page.goto(site.origin + path, { waitUntil: path === '/contact/' ? 'networkidle' : 'load' });
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.title = `${location.pathname} kept: ${persisted}`;
      }),
    );
    await page.goto(`${site.origin}${path === '/' ? '/about/' : '/'}`);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe(`${path} kept: true`);
  }
});

describe('a late font and a late script move nothing', () => {
  const some = ['/', '/contact/', '/blog/what-to-do-car-breaks-down-highway/', '/services/car-towing/'];

  test.each(some.flatMap((path) => [390, 1280].map((width) => [path, width] as const)))(
    '%s at %i px',
    async (path, width) => {
      context = await browser.newContext({ viewport: { width, height: 844 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const shifts: unknown[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Element | null }[];
          })[])
            shifts.push([entry.value, entry.sources.map(({ node }) => node?.className ?? node?.nodeName)]);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/*.{woff2,js}', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(site.origin + path, { waitUntil: 'load' });
      // Every picture, as somebody who reads on sees them come.
      for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 700) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      }
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
    },
  );
});

test('a page carries every rule that would apply to it', async () => {
  const styles = await loadStyles('site/styles/site.css', '');
  const sheets = filesIn('site').filter((file) => file.endsWith('.css') && !file.startsWith('styles/'));
  const blocks = sheets.map((file) => file.split('/').at(-1)?.replace('.css', '') ?? '');
  const base = styles('').length;
  const page = await open('/');
  for (const path of paths) {
    await page.goto(site.origin + path);
    const html = readFileSync(join(inject('site'), path.replace(/\/$/, '/index.html')), 'utf8');
    const carried = styles(html);
    const others = blocks
      .map((block) => styles(`<p class="${block}">`).slice(base))
      .filter((css) => !carried.includes(css));
    expect(others.length).toBeGreaterThan(5);
    const missed = await page.evaluate((css) => {
      const found: string[] = [];
      const look = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if ('cssRules' in rule) look(rule.cssRules as CSSRuleList);
          if (!('selectorText' in rule)) continue;
          const selector = String(rule.selectorText).replace(
            /::?(?:before|after|marker|hover|focus[\w-]*|active|popover-open|-[\w-]+)(?![\w-])/g,
            '',
          );
          if (document.querySelector(selector)) found.push(selector);
        }
      };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      look(sheet.cssRules);
      return found;
    }, others.join(''));
    expect({ path, missed }).toEqual({ path, missed: [] });
  }
});
