// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceSiteMenu } from '../../site/components/site-menu/site-menu.client.ts';
import { SiteMenu } from '../../site/components/site-menu/site-menu.tsx';
import { mount } from '../setup/mount.ts';
import { click, resize } from './input.ts';

// happy-dom has no popover, so a real browser tests what `hidePopover` does.
let menu: HTMLElement;
let hidePopover: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  hidePopover = vi.fn();
  resize(390);
  mount(SiteMenu, {});
  menu = document.querySelector('[data-site-menu]') as HTMLElement;
  menu.hidePopover = hidePopover;
  enhanceSiteMenu(menu);
});

describe('the mobile menu', () => {
  test.each([
    [
      'a link outside that the keyboard has reached, such as the mark',
      () => document.body.appendChild(document.createElement('a')).click(),
    ],
    ['a window grown wide', () => resize(1280)],
    ['the back button, for whoever comes back to the page', () => dispatchEvent(new Event('pagehide'))],
  ])('is closed by %s', (_, act) => {
    act();
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  test('is not closed by the services list in it', () => {
    click(menu.querySelector('summary') as HTMLElement, 'touch');
    expect(hidePopover).not.toHaveBeenCalled();
  });

  test('does no harm in a browser without popovers', () => {
    Reflect.deleteProperty(menu, 'hidePopover');
    const failed = vi.fn();
    addEventListener('error', failed);
    click(menu.querySelector('a') as HTMLElement, 'touch');
    resize(1280);
    removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });
});
