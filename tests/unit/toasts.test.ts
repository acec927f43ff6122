// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceToasts } from '../../site/components/strip/toasts.client.ts';
import { Toasts } from '../../site/components/strip/toasts.tsx';
import { mount } from '../setup/mount.ts';
import { click, point, press } from './input.ts';

type Kind = 'loading' | 'success' | 'error' | 'call';
let root: HTMLElement;
const raise = (...kinds: (Kind | '')[]) => {
  for (const detail of kinds) document.dispatchEvent(new CustomEvent('toast', { detail }));
};
const shown = () => [...root.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown);
const toast = (kind: Kind) => root.querySelector(`[data-shown=${kind}]`) as HTMLElement;
const closeButton = (kind: Kind) => toast(kind).querySelector('button') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  root = mount(Toasts, {});
  enhanceToasts(root);
});
afterEach(() => vi.useRealTimers());

test('toasts are in live regions that are there, and empty, before they are filled', () => {
  const regions = [...root.querySelectorAll('[role]')];
  expect(regions.map((region) => [region.getAttribute('role'), region.innerHTML])).toEqual([
    ['status', ''],
    ['alert', ''],
  ]);
  raise('loading', 'success', 'error');
  expect(regions.map((region) => region.querySelectorAll('[data-shown]').length)).toEqual([1, 1]);
  expect(toast('error').closest('[role=alert]')).toBe(regions[1]);
});

test.each<[raised: (Kind | '')[], left: Kind[]]>([
  [['loading', 'success'], ['success']],
  [['loading', 'error'], ['error']],
  [
    ['error', 'success', 'loading', 'error'],
    ['success', 'error'],
  ],
  [['loading', ''], []],
])('after %j, the next toast has replaced the loading one, and there is one of each kind', (raised, left) => {
  raise(...raised);
  expect(shown()).toEqual(left);
});

test.each(['loading', 'success', 'error', 'call'] as const)(
  'a toast of type %s is dismissed by its close button, and by no time',
  (kind) => {
    raise(kind);
    vi.advanceTimersByTime(3_600_000);
    expect(shown()).toEqual([kind]);
    expect(closeButton(kind).textContent).toBe('Dismiss');
    click(closeButton(kind));
    expect(shown()).toEqual([]);
  },
);

test('Escape dismisses the newest toast first, wherever the focus is', () => {
  raise('error', 'success', 'loading');
  for (const left of [['success', 'error'], ['error'], [], []]) {
    press('Escape');
    expect(shown()).toEqual(left);
  }
});

test('when a toast with the focus is dismissed, the focus goes back to where it was, without a jump', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  raise('error');
  const focus = vi.spyOn(button, 'focus');
  toast('error').querySelector('a')?.focus();
  closeButton('error').focus();
  press('Escape');
  expect(document.activeElement).toBe(button);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test.each([
  ['to the right dismisses a toast', 300, 'pointerup', []],
  ['to the left dismisses it', 100, 'pointerup', []],
  ['that stops short puts it back', 260, 'pointerup', ['error']],
  // Chromium gives a canceled pointer no position.
  ['that the browser takes over for scrolling puts it back', 0, 'pointercancel', ['error']],
])('a swipe %s', (_, to, end, left) => {
  raise('error');
  const message = toast('error').querySelector('p') as HTMLElement;
  point(message, 'pointerdown', 'touch', 200);
  point(message, 'pointermove', 'touch', to);
  expect(toast('error').style.translate).toBe(`${to - 200}px`);
  point(message, end, 'touch', to);
  if (left.length > 0) expect(toast('error').style.translate).toBe('');
  if (end === 'pointercancel') point(toast('error'), 'pointerleave', 'touch', 0);
  expect(shown()).toEqual(left);
});
