import { vi } from 'vitest';

/** A page in a real browser, whichever it is: what a visitor does there, and what the page can be asked. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  go(address: string): Promise<void>;
  /** What an expression comes to in the page, as JSON; a promise is waited for. */
  evaluate(expression: string): Promise<string | undefined>;
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  /** Draws a pressed pointer sideways. */
  drag(x: number, y: number, by: number): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The headings and landmarks that the browser tells a screen reader of, a line each. */
  outline?(): Promise<string[]>;
  /** A picture of what is on the screen, as PNG. */
  picture(): Promise<Buffer>;
}

/** Keys, with what WebDriver calls them (WebDriver, 17.4.2). */
export const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Space: ' ' } as const;
export type Key = keyof typeof keys;

/** A tab in whose page functions can be run. */
export interface Page extends Tab {
  outline(): Promise<string[]>;
  /** Runs a function in the page: it is sent as text, and so are its arguments. */
  run<Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Where the middle of an element is, once it stands still on the screen; the first that shows, of many. */
  spot(selector: string): Promise<[number, number]>;
  clickOn(selector: string): Promise<void>;
  tapOn(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  focus(selector: string): Promise<void>;
}

/** Gives a tab what is the same in every browser. */
export function asPage(tab: Tab): Page {
  const run: Page['run'] = async (work, ...args) => {
    const json = await tab.evaluate(`(async () => JSON.stringify(await (${work})(...${JSON.stringify(args)})))()`);
    return json === undefined ? undefined : JSON.parse(json);
  };
  const spot = (selector: string) => run(placeOf, selector);
  const { go } = tab;
  return {
    outline: () => Promise.reject(new Error('No outline: the driver cannot ask for names and roles.')),
    ...tab,
    run,
    go: async (address: string) => {
      await go(address);
      // WebKit's driver may be early.
      await vi.waitUntil(() => run(() => document.readyState === 'complete'), 10_000);
    },
    spot,
    clickOn: async (selector: string) => tab.click(...(await spot(selector))),
    tapOn: async (selector: string) => tab.tap(...(await spot(selector))),
    hover: async (selector: string) => tab.move(...(await spot(selector))),
    focus: (selector: string) =>
      run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }), selector),
  };
}

/** A tap aims at what a visitor sees: at what stands still, with nothing over it. */
async function placeOf(selector: string): Promise<[number, number]> {
  let last = '';
  for (let frame = 0; frame < 200; frame++) {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
    if (shown) {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const place: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const isHit = shown.contains(document.elementFromPoint(...place));
      if (isHit && place.join() === last) return place;
      if (!isHit) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      last = place.join();
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`Nothing to be seen of ${selector}`);
}
