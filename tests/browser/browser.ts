import { build } from 'esbuild';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { serve } from '../setup/serve.ts';

/** One browser for all test files. It ends with this process. */
let running: Promise<Browser> | undefined;

/** One page for all test files, because opening one takes longer than most tests. */
let shared: Promise<Page> | undefined;

/** The script that adds `inPage` to a page. */
export const inPageScript = build({
  ...{ entryPoints: [`${import.meta.dirname}/in-page.ts`], bundle: true, write: false },
  ...{ format: 'iife', globalName: 'inPage', footer: { js: 'globalThis.inPage = inPage;' } },
}).then(({ outputFiles: [{ text = '' } = {}] }) => `(() => {${text}})()`);
declare global {
  var inPage: typeof import('./in-page.ts');
}

/** Opens a page with nothing stored and reduced motion: an animation costs more than all else on a page. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  running ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--disable-gpu',
      // Saves a process.
      '--in-process-gpu',
      // Only the loopback can be reached.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    ],
  });
  const context = await (await running).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(await inPageScript);
  return context.newPage();
}

/** A phone in portrait, under a thumb. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Sets the window's size and a visitor's settings: by default only reduced motion. */
export async function setScreen(page: Page, width: number, height: number, media: Media = {}): Promise<void> {
  const none = { media: null, colorScheme: null, forcedColors: null, contrast: null };
  await page.emulateMedia({ ...none, reducedMotion: 'reduce', ...media });
  await page.setViewportSize({ width, height });
}
export type Media = Parameters<Page['emulateMedia']>[0];

/**
 * A Chromium and a site for the tests of a file.
 * @param folder the built site
 * @param pictures whether to send the real pictures: most tests don't need them
 */
export function useBrowser(folder = `${inject('sites')}/site`, pictures = false) {
  let site: Awaited<ReturnType<typeof serve>>;
  const opened: Page[] = [];

  beforeAll(async () => {
    site = await serve(folder, '/', pictures);
    return async () => {
      await Promise.all(opened.map((page) => page.context().close()));
      site.close();
    };
  });

  return {
    origin: () => site.origin,
    /** Loads `path` in the page that all files share, which has a mouse, on such a screen. */
    async visit(path: string, width = 1280, height = 800, media: Media = {}): Promise<Page> {
      shared ??= openPage();
      const page = await shared;
      await setScreen(page, width, height, media);
      await page.goto(site.origin + path);
      return page;
    },
    /** Opens another page, at `path` unless that is empty. It is closed after the file. */
    async open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openPage(options);
      opened.push(page);
      if (path) await page.goto(site.origin + path);
      return page;
    },
  };
}
