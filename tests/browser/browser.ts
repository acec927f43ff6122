import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { chromiumFlags } from '../setup/chromium.ts';
import { serve } from '../setup/serve.ts';

export { serve };

/**
 * A Chromium and a site for the tests of a file: `open` gives a page in a context of its own that reaches nothing but
 * the site, unless the test routes an address itself.
 * @param folder the built site
 * @param base the path that it stands under
 */
export function useBrowser(folder = inject('site'), base = '/') {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    site = await serve(folder, base);
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      // Playwright switches the back/forward cache off, which visitors have.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: chromiumFlags,
    });
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  return {
    origin: () => site.origin,
    /** A new page at `path`; `prepare` may route addresses or add scripts before it loads. */
    async open(
      path: string,
      options: BrowserContextOptions = {},
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      contexts.push(context);
      await context.route(
        (url) => url.origin !== site.origin,
        (route) => route.abort(),
      );
      const page = await context.newPage();
      await prepare(page);
      await page.goto(site.origin + path);
      return page;
    },
    /** Closes what `open` opened; for `afterEach`. */
    async closePages() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}
