import { build } from 'esbuild';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { serve } from '../setup/serve.ts';

/** One for all files of a worker; it ends with the worker's process. Another one keeps the pages that one goes back to. */
const running = new Map<boolean, Promise<Browser>>();

/** Likewise one: a page costs more to open than most tests. */
let shared: Promise<Page> | undefined;

const start = (keepsPages: boolean): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromium'),
    // Playwright switches the back/forward cache off, which visitors have; it takes a third of the cost of a visit.
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    args: [
      '--disable-gpu',
      // A process for painting alone would cost a twentieth of the time.
      '--in-process-gpu',
      '--enable-blink-features=PrefersReducedData',
      // It reaches nothing but the loopback.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    ],
  });

/** What is asked inside a page, as a script that puts it there. */
export const inPageScript = build({
  ...{ entryPoints: [`${import.meta.dirname}/in-page.ts`], bundle: true, write: false },
  ...{ format: 'iife', globalName: 'inPage', footer: { js: 'globalThis.inPage = inPage;' } },
}).then(({ outputFiles: [{ text = '' } = {}] }) => `(() => {${text}})()`);
declare global {
  var inPage: typeof import('./in-page.ts');
}

/**
 * A page with no past, in which nothing moves: an animation costs more than all else that a page does.
 * @param keepsPages whether it keeps the pages that one goes back to, as visitors' browsers do
 */
export async function openPage(options: BrowserContextOptions = {}, keepsPages = false): Promise<Page> {
  const browser = running.get(keepsPages) ?? start(keepsPages);
  running.set(keepsPages, browser);
  const context = await (await browser).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(await inPageScript);
  return context.newPage();
}

/** A phone in portrait, under a thumb. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How high a page of the sample's words may be on a phone, in px; Spanish says the same in more letters. */
const heights: [RegExp, number][] = [
  [/^\/blog\/./, 9500],
  // The road control stands on the page of accidents, too.
  [/^\/(?:contact|my-car-was-towed|services\/accident-recovery)\//, 4500],
  [/./, 4000],
];
export const highest = (path: string) =>
  (heights.find(([pages]) => pages.test(path.replace(/^\/es\//, '/')))?.[1] ?? 0) * (path.startsWith('/es/') ? 1.1 : 1);

/** A window of this size, and a visitor's settings; none but reduced motion where none is named. */
export async function setScreen(page: Page, width: number, height: number, media: Media = {}): Promise<void> {
  const none = { media: null, colorScheme: null, forcedColors: null, contrast: null };
  await page.emulateMedia({ ...none, reducedMotion: 'reduce', ...media });
  await page.setViewportSize({ width, height });
}
export type Media = Parameters<Page['emulateMedia']>[0];

/**
 * A Chromium and a site for the tests of a file. It reaches nothing but the site, unless a test routes an address itself.
 * @param folder the built site
 * @param base the path that it is under
 * @param pictures whether it has its pictures: what is tapped, read and measured does not need them
 */
export function useBrowser(folder = `${inject('sites')}/site`, base = '/', pictures = false) {
  let site: Awaited<ReturnType<typeof serve>>;
  const opened: Page[] = [];

  beforeAll(async () => {
    site = await serve(folder, base, pictures);
    return async () => {
      await Promise.all(opened.map((page) => page.context().close()));
      site.close();
    };
  });

  return {
    origin: () => site.origin,
    /** The page that all files share, with a mouse, loaded anew at `path` on such a screen. */
    async visit(path: string, width = 1280, height = 800, media: Media = {}): Promise<Page> {
      shared ??= openPage();
      const page = await shared;
      await setScreen(page, width, height, media);
      await page.goto(site.origin + path);
      return page;
    },
    /** A page of its own at `path`, if any; `prepare` may add scripts before it loads. It is closed after the file. */
    async open(
      path: string,
      options: BrowserContextOptions = {},
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const page = await openPage(options);
      opened.push(page);
      await prepare(page);
      if (path) await page.goto(site.origin + path);
      return page;
    },
  };
}
