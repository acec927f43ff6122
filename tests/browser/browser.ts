import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { serve } from '../setup/serve.ts';
import { firstPicture } from './in-page.ts';
import { givePage, type Look, setLook, takePage } from './pool.ts';

/** How a page is opened; one that is `alone` is nobody's afterwards, as its clock or its permissions stay changed. */
interface OpenOptions extends BrowserContextOptions {
  alone?: boolean;
}

/**
 * A Chromium and a site for the tests of a file. It reaches nothing but the site, unless a test routes an address itself.
 * @param folder the built site
 * @param base the path that it stands under
 * @param pictures whether it has its pictures: what is tapped, read and measured does not need them
 */
export function useBrowser(folder = inject('site'), base = '/', pictures = false) {
  let site: Awaited<ReturnType<typeof serve>>;
  const opened: [page: Page, alone: boolean][] = [];
  let looking: Page | undefined;

  beforeAll(async () => {
    site = await serve(folder, base);
    site.pictures = pictures;
  });
  afterAll(async () => {
    if (looking) await givePage(looking);
    site?.close();
  });

  return {
    origin: () => site.origin,
    /** What a test may change of how the site is served. */
    site: () => site,
    /** A page at `path`, if any, with nothing of another test's; `prepare` may route addresses or add scripts before it loads. */
    async open(
      path: string,
      { alone = false, ...options }: OpenOptions = {},
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const page = await takePage(options);
      opened.push([page, alone || options.permissions !== undefined]);
      await prepare(page);
      if (path) await page.goto(site.origin + path);
      return page;
    },
    /** The file's one page for tests that only look, at `path`. */
    async look(path: string, look: Look = {}): Promise<Page> {
      looking ??= await takePage();
      // Where it was left, it may rest on a menu.
      await looking.mouse.move(0, 0);
      await setLook(looking, look);
      await looking.goto(site.origin + path);
      await looking.evaluate(firstPicture);
      return looking;
    },
    /** Gives back what `open` opened; for `afterEach`. */
    async closePages() {
      await Promise.all(opened.splice(0).map(([page, alone]) => givePage(page, alone)));
    },
  };
}
