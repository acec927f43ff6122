// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceToasts } from '../../site/components/strip/toasts.client.ts';
import { Toasts } from '../../site/components/strip/toasts.tsx';
import { click, type Pointer, point, press } from '../setup/input.ts';
import { mount } from '../setup/mount.ts';

type Kind = 'loading' | 'success' | 'error' | 'call';
let root: HTMLElement;
const raise = (kind: Kind | '') => document.dispatchEvent(new CustomEvent('toast', { detail: kind }));
const shown = () => [...root.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown);
const toast = (kind: Kind) => root.querySelector(`[data-shown=${kind}]`) as HTMLElement;
const closeButton = (kind: Kind) => toast(kind).querySelector('button') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  root = mount(Toasts, {});
  enhanceToasts(root);
});
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  test('are in live regions that are there, and empty, before they are filled', () => {
    const regions = [...root.querySelectorAll('[role]')];
    expect(regions.map((region) => region.getAttribute('role'))).toEqual(['status', 'alert']);
    expect(regions.map((region) => region.innerHTML)).toEqual(['', '']);
    for (const kind of ['loading', 'success', 'error'] as const) raise(kind);
    expect(regions.map((region) => region.querySelectorAll('[data-shown]').length)).toEqual([1, 1]);
    expect(toast('error').closest('[role=alert]')).toBe(regions[1]);
  });

  test('lose the loading one to whatever comes after it, and all when the form has opened', () => {
    for (const next of ['success', 'error'] as const) {
      raise('loading');
      raise(next);
      expect(shown()).not.toContain('loading');
      expect(shown()).toContain(next);
    }
    // One of a kind.
    for (const kind of ['error', 'success', 'loading', 'error'] as const) raise(kind);
    expect(shown().sort()).toEqual(['error', 'success']);
    raise('');
    expect(shown()).toEqual([]);
  });
});

test('a success waits while it is hovered, and goes after five seconds', () => {
  raise('success');
  const hovered = vi.spyOn(toast('success'), 'matches').mockReturnValue(true);
  vi.advanceTimersByTime(60_000);
  expect(hovered).toHaveBeenCalledWith(':hover,:focus-within');
  expect(shown()).toEqual(['success']);
  hovered.mockReturnValue(false);
  vi.advanceTimersByTime(5000);
  expect(shown()).toEqual([]);
});

describe('a toast is dismissed', () => {
  test.each(['loading', 'success', 'error', 'call'] as const)(
    'by its close button, and one of type %s by no time but five seconds',
    (kind) => {
      raise(kind);
      vi.advanceTimersByTime(kind === 'success' ? 4999 : 3_600_000);
      expect(shown()).toEqual([kind]);
      expect(closeButton(kind).textContent).toBe('Dismiss');
      click(closeButton(kind));
      expect(shown()).toEqual([]);
    },
  );

  test('by Escape, the newest first, wherever it stands', () => {
    raise('error');
    raise('success');
    raise('loading');
    for (const left of [['success', 'error'], ['error'], [], []]) {
      press('Escape');
      expect(shown()).toEqual(left);
    }
  });
});

test('the focus goes back to where it was, without a jump, when the toast that has it is dismissed', () => {
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

describe('a swipe', () => {
  beforeEach(() => raise('error'));

  const drag = (to: number, end: string, pointer: Pointer = 'touch') => {
    const message = toast('error').querySelector('p') as HTMLElement;
    point(message, 'pointerdown', pointer, 200);
    point(message, 'pointermove', pointer, (200 + to) / 2);
    expect(toast('error').style.translate).toBe(`${(to - 200) / 2}px`);
    point(message, 'pointermove', pointer, to);
    point(end === 'pointerleave' ? toast('error') : message, end, pointer, to);
  };

  test.each([
    ['to the right dismisses the toast', 300, 'pointerup', []],
    ['to the left dismisses it', 100, 'pointerup', []],
    ['that stops short puts it back', 260, 'pointerup', ['error']],
    // Chromium gives a cancelled pointer no position.
    ['that the browser takes over for scrolling puts it back', 0, 'pointercancel', ['error']],
  ])('%s', (_, to, end, left) => {
    drag(to, end);
    if (left.length > 0) expect(toast('error').style.translate).toBe('');
    if (end === 'pointercancel') point(toast('error'), 'pointerleave', 'touch', 0);
    expect(shown()).toEqual(left);
  });
});

test('toasts rise until 8 px are between them and a call link that they would cover', () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = 'tel:911';
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 620, 320, 48));
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 320, 80));
  raise('error');
  document.dispatchEvent(new Event('scroll'));
  // From their own bottom, 680, to the link's top, 620, and 8 px more.
  expect(root.style.translate).toBe('0 -68px');
  link.remove();
});
