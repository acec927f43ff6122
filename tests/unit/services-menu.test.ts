// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceServicesMenu } from '../../site/components/services-menu/services-menu.client.ts';
import { ServicesMenu } from '../../site/components/site-menu/site-menu.tsx';
import { mount } from '../setup/mount.ts';
import { click, point, press, resize } from './input.ts';

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
  test('opens on hover, closes one second after the pointer leaves, and stays where it comes back within that', () => {
    point(menu, 'pointerenter');
    expect(menu.open).toBe(true);
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(999);
    expect(menu.open).toBe(true);
    point(menu, 'pointerenter');
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
    link().focus();
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(1000);
    expect(menu.open).toBe(false);
    // The link that had the focus is gone.
    expect(document.activeElement).toBe(summary);
  });

  test('stays open on a click of the mouse that opened it, and opens on one after Escape', () => {
    point(menu, 'pointerenter');
    click(summary);
    expect(menu.open).toBe(true);
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
});

describe('the services dropdown in the narrow menu', () => {
  beforeEach(() => resize(390));

  test('does not open on hovering, nor close after it', () => {
    point(menu, 'pointerenter');
    expect(menu.open).toBe(false);
    click(summary);
    point(menu, 'pointerleave');
    vi.advanceTimersByTime(5000);
    expect(menu.open).toBe(true);
  });

  test('stays open under a finger that taps another link, and closes when the keyboard moves on to one', () => {
    click(summary, 'touch');
    summary.focus();
    point(elsewhere, 'pointerdown', 'touch');
    elsewhere.focus();
    expect(menu.open).toBe(true);
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

  test('closes on Escape after hover, leaves the focus where it is, and ignores Escape when closed', () => {
    elsewhere.focus();
    point(menu, 'pointerenter');
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  test('closes when the focus leaves, but not when it goes nowhere, as on a tap in Safari', () => {
    menu.open = true;
    summary.focus();
    link().focus();
    link().blur();
    expect(menu.open).toBe(true);
    link().focus();
    elsewhere.focus();
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(elsewhere);
  });
});

test.each<[string, () => unknown]>([
  ['as the window crosses the breakpoint', () => resize(390)],
  ['when the back button brings the page back', () => dispatchEvent(new Event('pagehide'))],
])('the services dropdown is closed %s', (_, happen) => {
  resize(1281);
  point(menu, 'pointerenter');
  happen();
  expect(menu.open).toBe(false);
});
