// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceServicesMenu } from '../../site/components/services-menu/services-menu.client.ts';
import { ServicesMenu } from '../../site/components/services-menu/services-menu.tsx';
import { click, point, press, resize } from '../setup/input.ts';
import { mount } from '../setup/mount.ts';

let menu: HTMLDetailsElement;
let summary: HTMLElement;
let elsewhere: HTMLElement;
const link = () => menu.querySelector('a') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  resize(1280);
  menu = mount(ServicesMenu, {}) as HTMLDetailsElement;
  summary = menu.querySelector('summary') as HTMLElement;
  elsewhere = document.body.appendChild(document.createElement('button'));
  enhanceServicesMenu(menu);
});
afterEach(() => vi.useRealTimers());

describe('the services dropdown under a mouse', () => {
  test('opens on hover', () => {
    point(menu, 'pointerenter');
    expect(menu.open).toBe(true);
  });

  test('closes one second after the pointer leaves', () => {
    point(menu, 'pointerenter');
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(999);
    expect(menu.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(menu.open).toBe(false);
  });

  test('stays open when the pointer comes back within that second', () => {
    point(menu, 'pointerenter');
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(900);
    point(menu, 'pointerenter');
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
  });

  test('is not closed by the click of the hand that opened it by hovering', () => {
    point(menu, 'pointerenter');
    click(summary);
    expect(menu.open).toBe(true);
  });

  test('opens by a click where Escape has closed it under the pointer', () => {
    point(menu, 'pointerenter');
    press('Escape');
    click(summary);
    expect(menu.open).toBe(true);
  });

  test('closes when something else is pressed', () => {
    point(menu, 'pointerenter');
    point(link(), 'pointerdown');
    expect(menu.open).toBe(true);
    point(elsewhere, 'pointerdown');
    expect(menu.open).toBe(false);
  });

  test('gives the focus to the summary when it closes around the link that has it', () => {
    point(menu, 'pointerenter');
    link().focus();
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(1000);
    expect(document.activeElement).toBe(summary);
  });
});

describe.each(['touch', 'pen'] as const)('the services dropdown under a %s', (pointer) => {
  test.each([1280, 390])('is toggled by a tap, %i pixels wide', (width) => {
    resize(width);
    for (const open of [true, false, true]) {
      point(menu, 'pointerenter', pointer);
      expect(menu.open).toBe(!open);
      click(summary, pointer);
      point(menu, 'pointerleave', pointer);
      vi.advanceTimersByTime(5000);
      expect(menu.open).toBe(open);
    }
  });
});

describe('the services dropdown in the narrow menu', () => {
  beforeEach(() => resize(390));

  test('is toggled by a click; hovering does nothing', () => {
    point(menu, 'pointerenter');
    expect(menu.open).toBe(false);
    click(summary);
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
    click(summary);
    expect(menu.open).toBe(false);
  });

  test('stays where it is under the finger that goes for another link', () => {
    click(summary, 'touch');
    summary.focus();
    point(elsewhere, 'pointerdown', 'touch');
    elsewhere.focus();
    expect(menu.open).toBe(true);
  });

  test('closes when the keyboard goes on to another link', () => {
    click(summary, 'touch');
    summary.focus();
    press('Tab');
    elsewhere.focus();
    expect(menu.open).toBe(false);
  });
});

describe('the services dropdown under the keyboard', () => {
  test('is toggled by Enter, also where hover has opened it', () => {
    point(menu, 'pointerenter');
    click(summary);
    summary.focus();
    press('Enter');
    expect(menu.open).toBe(false);
    press('Enter');
    expect(menu.open).toBe(true);
  });

  test('stays open that Enter has opened while the second after the pointer ran', () => {
    point(menu, 'pointerenter');
    press('Escape');
    point(menu, 'pointerleave');
    summary.focus();
    press('Enter');
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
  });

  test('stays open that the browser has opened meanwhile, as where it finds a word in the list', () => {
    point(menu, 'pointerenter');
    point(menu, 'pointerleave');
    press('Escape');
    menu.open = true;
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
  });

  test.each([
    ['a link', () => link()],
    ['the summary', () => summary],
  ])('closes on Escape and gives the focus back, from %s', (_, from) => {
    menu.open = true;
    from().focus();
    press('Escape');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  test('closes on Escape what hover has opened, and leaves the focus where it is', () => {
    elsewhere.focus();
    point(menu, 'pointerenter');
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('leaves Escape to others when it is closed', () => {
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  test('closes when the focus leaves, and not before', () => {
    menu.open = true;
    summary.focus();
    link().focus();
    expect(menu.open).toBe(true);
    elsewhere.focus();
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });

  test('stays open when the focus goes nowhere, as on a tap in Safari', () => {
    menu.open = true;
    link().focus();
    link().blur();
    expect(menu.open).toBe(true);
  });
});

describe('the services dropdown when the window changes', () => {
  test('closes as the window crosses the breakpoint, and no old timer comes after it', () => {
    resize(1281);
    point(menu, 'pointerenter');
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(500);
    resize(390);
    expect(menu.open).toBe(false);
    click(summary);
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
    resize(1280);
    expect(menu.open).toBe(false);
  });

  test('is closed when the back button brings the page back', () => {
    point(menu, 'pointerenter');
    dispatchEvent(new Event('pagehide'));
    expect(menu.open).toBe(false);
  });
});
