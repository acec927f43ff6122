import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Browser } from './browser.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type Changes, openStage } from './stage.ts';
import { asPage, type Page } from './tab.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

const engines = {
  Chromium: { key: 'chromium', start: startChromium },
  Firefox: { key: 'firefox', start: startFirefox },
  WebKit: { key: 'webkit', start: startWebKit },
} as const;

/** What a driver cannot do, by name; the sentences that need it run in the other engines. */
export const cannot: Record<EngineName, Record<string, string>> = {
  Chromium: { 'draw a scrollbar that takes room': 'Playwright hides its scrollbars' },
  Firefox: { 'tell roles and names': 'WebDriver BiDi has no command for it' },
  WebKit: {
    'touch the screen': 'its driver turns a touch into a mouse; a tap is made of pointer events and a click',
    'read the console': 'WebDriver has no command for it',
    'refuse a location': 'its small browser asks in a window that no driver reaches; the page is told of a refusal',
    'have larger text by its settings': 'its small browser has none; the root is made larger instead',
    'be narrower than 334 px': 'its window does not become smaller',
  },
};

export const all: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

/** Whether everything is tried in every engine, as by `npm run test:full`; else it is a smoke of each. */
export const full = process.env.FULL !== undefined;
/** For what the other browser tests try in Chromium: the other two. */
export const thisRun = full ? all : all.slice(1);
/** For what the other browser tests try in Chromium and is no part of a smoke: the others, by `npm run test:full`. */
export const others = full ? all.slice(1) : [];
/** For what no other test tries: Chromium, and by `npm run test:full` the others. */
export const chiefly = full ? all : all.slice(0, 1);

/** An engine with the site before it. */
export interface Engine {
  name: EngineName;
  stage: Awaited<ReturnType<typeof openStage>>;
  /** Errors in the console, where it can be read. */
  console: readonly string[] | undefined;
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends Changes {
  width?: number;
  height?: number;
  /** Scrolls in one step, for tests that look where things are. */
  still?: boolean;
}

interface Setting {
  /** The built site. */
  folder?: string;
  /** What the visitor has chosen in their browser, in pixels. */
  textSize?: number;
}

/** One of a kind for all files of a worker. */
const running = new Map<string, Promise<Browser>>();

/**
 * Tells the sentences of the body of each of these engines, in a real browser; one that is not installed is skipped
 * by its name, and so passes nothing.
 */
export function inEngines(
  names: readonly EngineName[],
  body: (engine: Engine) => void,
  { folder = inject('site'), textSize = 16 }: Setting = {},
): void {
  for (const name of names) {
    const path = inject(engines[name].key);
    const start = () => engines[name].start(path, textSize);
    const key = `${name} ${textSize}`;
    describe.skipIf(!path)(`in ${name}`, { timeout: 60_000 }, () => {
      let browser: Browser;
      let stage: Engine['stage'];
      beforeAll(async () => {
        stage = await openStage(folder);
        if (!running.has(key)) running.set(key, start());
        browser = await (running.get(key) as Promise<Browser>);
      }, 120_000);
      afterAll(() => stage?.close());

      body({
        name,
        get stage() {
          return stage;
        },
        get console() {
          return browser.console;
        },
        async open(address, { width = 1280, height = 800, still = false, ...changes } = {}) {
          const page = asPage(await browser.newTab());
          // Only now: the page before this one may have asked for something to its end.
          stage.set(changes);
          await page.resize(width, height);
          await page.go(stage.origin + address);
          if (still) {
            await page.run(() => {
              document.documentElement.style.scrollBehavior = 'auto';
            });
          }
          return page;
        },
      });
    });
  }
}
