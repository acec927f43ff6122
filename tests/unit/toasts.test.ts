// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceToasts } from '../../site/components/toasts/toasts.client.ts';
import { Toasts } from '../../site/components/toasts/toasts.tsx';
import { click, type Pointer, point, press } from '../setup/input.ts';
import { mount } from '../setup/mount.ts';
import { business } from '../setup/pages.ts';

type Kind = 'loading' | 'success' | 'error';
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
  test('stand in live regions that are there, and empty, before they are filled', () => {
    const regions = [...root.querySelectorAll('[role]')];
    expect(regions.map((region) => region.getAttribute('role'))).toEqual(['status', 'alert']);
    expect(regions.map((region) => region.innerHTML)).toEqual(['', '']);
    for (const kind of ['loading', 'success', 'error'] as const) raise(kind);
    expect(regions.map((region) => region.querySelectorAll('[data-shown]').length)).toEqual([1, 1]);
    expect(toast('error').closest('[role=alert]')).toBe(regions[1]);
  });

  test('say in an error how to reach us, with the number as a link', () => {
    raise('error');
    expect(toast('error').querySelector('a')?.getAttribute('href')).toBe(`tel:${business.phone}`);
  });

  test('are at most three at a time, one of a kind', () => {
    for (let round = 0; round < 5; round++) {
      for (const kind of ['error', 'success', 'loading', 'error'] as const) raise(kind);
    }
    raise('loading');
    expect(shown().sort()).toEqual(['error', 'loading', 'success']);
  });

  test('lose the loading one to whatever comes after it', () => {
    for (const next of ['success', 'error'] as const) {
      raise('loading');
      raise(next);
      expect(shown()).not.toContain('loading');
      expect(shown()).toContain(next);
    }
  });

  test('all go when there is nothing more to say: the form has opened', () => {
    raise('error');
    raise('loading');
    raise('');
    expect(shown()).toEqual([]);
  });
});

describe('a success', () => {
  beforeEach(() => raise('success'));

  test('goes after five seconds', () => {
    vi.advanceTimersByTime(4999);
    expect(shown()).toEqual(['success']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('waits while it is hovered', () => {
    const hovered = vi.spyOn(toast('success'), 'matches').mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect(hovered).toHaveBeenCalledWith(':hover,:focus-within');
    expect(shown()).toEqual(['success']);
    hovered.mockReturnValue(false);
    vi.advanceTimersByTime(5000);
    expect(shown()).toEqual([]);
  });
});

test.each(['error', 'loading'] as const)('a toast of type %s stays until it is dismissed', (kind) => {
  raise(kind);
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual([kind]);
});

describe('a toast is dismissed', () => {
  test.each(['loading', 'success', 'error'] as const)('by its close button: %s', (kind) => {
    raise(kind);
    expect(closeButton(kind).textContent).toBe('Dismiss');
    click(closeButton(kind));
    expect(shown()).toEqual([]);
  });

  test('by Escape, the newest first, wherever it stands', () => {
    raise('error');
    raise('success');
    raise('loading');
    for (const left of [['success', 'error'], ['error'], [], []]) {
      press('Escape');
      expect(shown()).toEqual(left);
    }
  });

  test('by Escape only where nothing nearer wanted it', () => {
    raise('error');
    const menu = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', menu);
    press('Escape');
    document.body.removeEventListener('keydown', menu);
    press('a');
    expect(shown()).toEqual(['error']);
  });
});

describe('the focus', () => {
  let button: HTMLElement;
  beforeEach(() => {
    button = document.body.appendChild(document.createElement('button'));
    button.focus();
    raise('error');
  });

  test('stays where it is when a toast comes and when Escape dismisses it', () => {
    expect(document.activeElement).toBe(button);
    press('Escape');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(button);
  });

  test.each([
    ['Escape', () => press('Escape')],
    ['the close button', () => click(closeButton('error'))],
    ['another toast', () => raise('error')],
  ])('goes back to where it was, without a jump, when %s takes the toast that has it', (_, act) => {
    const focus = vi.spyOn(button, 'focus');
    toast('error').querySelector('a')?.focus();
    closeButton('error').focus();
    act();
    expect(document.activeElement).toBe(button);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('stays in one toast when another goes', () => {
    closeButton('error').focus();
    raise('success');
    press('Escape');
    expect(shown()).toEqual(['error']);
    expect(document.activeElement).toBe(closeButton('error'));
  });
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

  test.each([300, 100])('dismisses the toast, to %i', (to) => {
    drag(to, 'pointerup');
    expect(shown()).toEqual([]);
  });

  test('that stops short puts it back', () => {
    drag(260, 'pointerup');
    expect(shown()).toEqual(['error']);
    expect(toast('error').style.translate).toBe('');
  });

  test('that the browser takes over for scrolling dismisses nothing', () => {
    // Chromium gives a cancelled pointer no position.
    drag(0, 'pointercancel');
    point(toast('error'), 'pointerleave', 'touch', 0);
    expect(shown()).toEqual(['error']);
    expect(toast('error').style.translate).toBe('');
  });

  test('needs a press: a mouse that only passes moves nothing', () => {
    point(toast('error'), 'pointermove', 'mouse', 300);
    point(toast('error'), 'pointerleave', 'mouse', 600);
    expect(shown()).toEqual(['error']);
    expect(toast('error').style.translate).toBe('');
  });
});
