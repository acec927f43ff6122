// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { enhanceCallBar } from '../../site/components/call/call-bar.client.ts';
import { CallBar } from '../../site/components/call/call-bar.tsx';
import { mount } from '../setup/mount.ts';

afterEach(() => vi.unstubAllGlobals());

/** The bar on a page with the question, and what tells it whether an answer is on the screen. */
function barBeside(stylesCanTell: boolean) {
  let tell: ((isOnScreen: boolean) => void) | undefined;
  vi.stubGlobal('CSS', { supports: () => stylesCanTell });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe = () => {};
    },
  );
  const bar = mount(CallBar, { isQuiet: false, isPlanned: false });
  bar.insertAdjacentHTML('beforebegin', '<div data-who-to-call=""></div>');
  enhanceCallBar(bar);
  return { bar, tell };
}

test('the bar hides while an answer on whom to call is on the screen, and comes back', () => {
  const { bar, tell } = barBeside(false);
  expect(bar.hidden).toBe(false);
  tell?.(true);
  expect(bar.hidden).toBe(true);
  tell?.(false);
  expect(bar.hidden).toBe(false);
  // The style sheet hides it.
  expect(barBeside(true).tell).toBeUndefined();
});
