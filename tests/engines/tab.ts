import { vi } from 'vitest';
import { inPageScript } from '../browser/browser.ts';

/** After this many milliseconds without an answer, a browser counts as stuck. */
export const answerLimitMs = 60_000;

/** What a visitor can do in the tab of a real browser. It closes when the tests end. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  go(address: string): Promise<unknown>;
  /** Evaluates an expression in the page to JSON, and awaits a promise. */
  evaluate(expression: string): Promise<string | undefined>;
  resize(width: number, height: number): Promise<unknown>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  tap(x: number, y: number): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  back(): Promise<unknown>;
}

/** Keys, with WebDriver's codes for them (WebDriver, 17.4.2). */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const;
type Key = keyof typeof keys;

/** Adds what is the same in every browser. */
export function asPage(tab: Tab) {
  /** Runs a function in the page. The function and its arguments are sent as text. */
  async function run<Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const json = await tab.evaluate(`(async () => JSON.stringify(await (${work})(...${JSON.stringify(args)})))()`);
    return JSON.parse(json ?? 'null');
  }
  /** The middle of the first visible match, once it has stopped moving. */
  const middleOf = (selector: string) => run(steadyMiddle, selector);
  return {
    ...tab,
    ...{ run, middleOf },
    async go(address: string) {
      await tab.go(address);
      // WebKit's driver may be early.
      await vi.waitUntil(() => run(() => document.readyState === 'complete'), answerLimitMs);
      await tab.evaluate(await inPageScript);
    },
    clickOn: async (selector: string) => tab.click(...(await middleOf(selector))),
    tapOn: async (selector: string) => tab.tap(...(await middleOf(selector))),
    hover: async (selector: string) => tab.move(...(await middleOf(selector))),
    focus: (selector: string) =>
      run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }), selector),
  };
}

/** A tab that can also run functions and find elements. */
export type Page = ReturnType<typeof asPage>;

/** Runs in the page. Finds the middle of an element once it stands still and isn't covered. */
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
  throw new Error(`No element is visible, still and free: ${selector}`);
}
