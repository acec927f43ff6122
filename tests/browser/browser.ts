import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { chromiumFlags } from '../setup/chromium.ts';
import { serve } from '../setup/serve.ts';

export { serve };

// One for all files of a worker; it ends with the worker's process.
let running: Promise<Browser> | undefined;
const start = () =>
  chromium.launch({
    executablePath: inject('chromium'),
    // Playwright switches the back/forward cache off, which visitors have.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  });

/** What can be changed on an open page. */
type Look = Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'reducedMotion'> & {
  viewport?: { width: number; height: number };
};

const desktop = { width: 1280, height: 800 };

/**
 * A Chromium and a site for the tests of a file. It reaches nothing but the site, unless a test routes an address itself.
 * @param folder the built site
 * @param base the path that it stands under
 */
export function useBrowser(folder = inject('site'), base = '/') {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  const contexts: BrowserContext[] = [];
  let looking: Page | undefined;

  beforeAll(async () => {
    site = await serve(folder, base);
    running ??= start();
    browser = await running;
  });
  afterAll(async () => {
    await looking?.context().close();
    site?.close();
  });

  return {
    origin: () => site.origin,
    /** A new page at `path` in a context of its own; `prepare` may route addresses or add scripts before it loads. */
    async open(
      path: string,
      options: BrowserContextOptions = {},
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: desktop, ...options });
      contexts.push(context);
      const page = await context.newPage();
      await prepare(page);
      await page.goto(site.origin + path);
      return page;
    },
    /** The file's one page for tests that only look, at `path`: three times as fast as a new one. */
    async look(path: string, { viewport = desktop, ...media }: Look = {}): Promise<Page> {
      looking ??= await (await browser.newContext()).newPage();
      // Where it was left, it may rest on a menu.
      await looking.mouse.move(0, 0);
      await looking.setViewportSize(viewport);
      await looking.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null, ...media });
      await looking.goto(site.origin + path);
      return looking;
    },
    /** Closes what `open` opened; for `afterEach`. */
    async closePages() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}
