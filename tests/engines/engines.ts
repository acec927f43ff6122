import { afterAll, beforeAll, describe, inject } from 'vitest';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type Changes, openStage } from './stage.ts';
import { asPage, type Page, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const starts = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };
export type EngineName = keyof typeof starts;
export const engineNames = Object.keys(starts) as EngineName[];
/** One of each kind of page, for what is not tried on all of them. */
export const onePageOfEachKind = [
  '/',
  '/services/flatbed-towing/',
  '/blog/what-to-do-car-breaks-down-highway/',
  '/contact/',
];

const pathOf = (name: EngineName) => inject(name.toLowerCase() as 'chromium' | 'firefox' | 'webkit');

/** An engine with the site before it. */
export interface Engine {
  name: EngineName;
  stage: Awaited<ReturnType<typeof openStage>>;
  /** Opens a page of the site, where the pointer is over nothing. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends Changes {
  width?: number;
  height?: number;
}

/** One of a kind for all files of a worker. */
const running = new Map<EngineName, Promise<Tab>>();

/**
 * Tells the sentences of the body of each of these engines, in a real browser; they are skipped where it is not here.
 * @param body gets the engine, whose stage and browser are there once a test runs
 */
export function inEngines(names: readonly EngineName[], body: (engine: Engine) => void): void {
  for (const name of names) {
    describe.skipIf(!pathOf(name))(`in ${name}`, { timeout: 60_000 }, () => {
      let page: Page;
      let stage: Engine['stage'];
      beforeAll(async () => {
        stage = await openStage(inject('site'));
        const started = running.get(name) ?? starts[name](pathOf(name));
        running.set(name, started);
        page = asPage(await started);
      }, 120_000);
      afterAll(() => stage?.close());

      body({
        name,
        get stage() {
          return stage;
        },
        async open(path, { width = 1280, height = 800, ...changes } = {}) {
          // A page of the same origin: another would be another process in most browsers.
          await page.go(`${stage.origin}/blank`);
          await page.move(1, 1);
          // Only now: the page before this one may have asked for something to its end.
          stage.set(changes);
          await page.resize(width, height);
          await page.go(stage.origin + path);
          return page;
        },
      });
    });
  }
}

/** Names the engines that are not here, and how many sentences were not tried in them. */
export function nameMissing(sentences: number): void {
  for (const name of engineNames.filter((each) => !pathOf(each)))
    process.stderr.write(
      `${name} is not here: ${sentences} promises are not tried in it; npm run browsers brings it.\n`,
    );
}
