import { vi } from 'vitest';

/** The milliseconds within which a browser answers, or is taken for stuck. */
export const answerLimitMs = 60_000;

/** The one tab of a real browser, whichever it is: what a visitor does there, and one question. It ends with the tests. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  go(address: string): Promise<unknown>;
  /** The value of an expression in the page, as JSON; a promise is waited for. */
  evaluate(expression: string): Promise<string | undefined>;
  resize(width: number, height: number): Promise<unknown>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  tap(x: number, y: number): Promise<unknown>;
  /** Draws a pressed pointer sideways. */
  drag(x: number, y: number, by: number): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
}

/** Keys, with WebDriver's codes for them (WebDriver, 17.4.2). */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const;
export type Key = keyof typeof keys;

/** A tab in whose page functions can be run, and whose hands find elements. */
export interface Page extends Tab {
  /** Runs a function in the page: it is sent as text, and so are its arguments. */
  run<Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** The middle of an element, once it stands still on the screen; of many, the first that shows. */
  middleOf(selector: string): Promise<[number, number]>;
  clickOn(selector: string): Promise<unknown>;
  tapOn(selector: string): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  focus(selector: string): Promise<unknown>;
}

/** Gives a tab all that is the same in every browser. */
export function asPage(tab: Tab): Page {
  const run: Page['run'] = async (work, ...args) => {
    const json = await tab.evaluate(`(async () => JSON.stringify(await (${work})(...${JSON.stringify(args)})))()`);
    return json === undefined ? undefined : JSON.parse(json);
  };
  const middleOf = (selector: string) => run(steadyMiddle, selector);
  return {
    ...tab,
    run,
    go: async (address) => {
      await tab.go(address);
      // WebKit's driver may be early.
      await vi.waitUntil(() => run(() => document.readyState === 'complete'), 10_000);
    },
    middleOf,
    clickOn: async (selector) => tab.click(...(await middleOf(selector))),
    tapOn: async (selector) => tab.tap(...(await middleOf(selector))),
    hover: async (selector) => tab.move(...(await middleOf(selector))),
    focus: (selector) =>
      run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }), selector),
  };
}

/** Runs in the page. A hand aims at what a visitor sees: at what stands still, with nothing over it. */
async function steadyMiddle(selector: string): Promise<[number, number]> {
  let last = '';
  for (let frame = 0; frame < 200; frame++) {
    const shown = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
    if (shown) {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const middle: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const isHit = shown.contains(document.elementFromPoint(...middle));
      if (isHit && middle.join() === last) return middle;
      if (!isHit) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      last = middle.join();
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`Nothing to be seen of ${selector}`);
}
