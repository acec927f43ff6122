import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags } from '../setup/browsers.ts';

/** What can be changed on an open page. */
export type Look = Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'reducedMotion'> & {
  viewport?: ViewportSize;
};

/** What a page is made with, and cannot lose again. */
type Kind = Omit<BrowserContextOptions, keyof Look>;

/** One for all files of a worker; it ends with the worker's process. */
let running: Promise<Browser> | undefined;
const idle = new Map<string, Page[]>();
const keyOf = new WeakMap<Page, string>();
const added = new WeakMap<Page, Disposable[]>();

const start = (): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromium'),
    // Playwright switches the back/forward cache off, which visitors have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...chromiumFlags,
      '--enable-blink-features=PrefersReducedData',
      // It reaches nothing but the loopback.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    ],
  });

async function make(kind: Kind, key: string): Promise<Page> {
  running ??= start();
  const page = await (await (await running).newContext(kind)).newPage();
  keyOf.set(page, key);
  const add = page.addInitScript.bind(page);
  // What is to run before a page does is taken away again when the page is given back.
  page.addInitScript = async (...script: Parameters<typeof add>) => {
    const undo = await add(...script);
    added.set(page, [...(added.get(page) ?? []), undo]);
    return undo;
  };
  return page;
}

/** Makes an open page look so, whatever it was before. */
export async function setLook(page: Page, { viewport = desktop, ...media }: Look = {}): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    // An animation costs more than all else that a page does.
    reducedMotion: 'reduce',
    ...media,
  });
}

const desktop = { width: 1280, height: 800 };

/** A page as if new: one that another test is done with, where there is one of the kind. A new one costs three times as much. */
export async function takePage({
  viewport,
  colorScheme,
  forcedColors,
  reducedMotion,
  isNew = false,
  ...kind
}: BrowserContextOptions & { isNew?: boolean } = {}): Promise<Page> {
  const key = JSON.stringify(kind);
  const page = (isNew ? undefined : idle.get(key)?.pop()) ?? (await make(kind, key));
  const media = Object.entries({ colorScheme, forcedColors, reducedMotion }).filter(([, value]) => value !== undefined);
  await setLook(page, { ...(viewport && { viewport }), ...Object.fromEntries(media) });
  return page;
}

/** Takes from a page what a test has given it, for the next to have; or closes it, as one `alone` is. */
export async function givePage(page: Page, alone = false): Promise<void> {
  const context = page.context();
  const key = keyOf.get(page) ?? '';
  if (alone || page.isClosed()) return context.close();
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event);
  await Promise.all([
    ...(added.get(page) ?? []).map((script) => script.dispose()),
    ...context.pages().map((other) => other !== page && other.close()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    // Where it was left, it may rest on a menu.
    page.mouse.move(0, 0),
  ]);
  // What stays open goes on: it moves, and asks its server for pictures of another size when that may be gone.
  await page.goto('about:blank');
  added.delete(page);
  idle.set(key, [...(idle.get(key) ?? []), page]);
}
