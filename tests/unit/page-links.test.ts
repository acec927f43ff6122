// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { enhancePageLinks } from '../../site/components/page-links/page-links.client.ts';
import { Layout } from '../../site/layout.tsx';
import { mount } from '../setup/mount.ts';
import { business } from '../setup/pages.ts';
import { click, happyDOM } from './input.ts';

happyDOM().settings.navigation.disableMainFrameNavigation = true;
const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
const link = (href: string) => document.querySelector(`a[href="${href}"]`) as HTMLElement;

beforeEach(() => {
  scrolled.mockClear();
  happyDOM().setURL('https://www.example.com/about/');
  enhancePageLinks(mount(Layout, { band: { title: '', text: '' }, children: null }));
});

const went = (href: string, init?: MouseEventInit) => !click(link(href), 'mouse', init).defaultPrevented;

describe('a link to the page that is already open', () => {
  test('scrolls to the top instead of loading it again, wherever it stands and whatever in it was clicked', () => {
    expect(went('/about/')).toBe(false);
    // Without a behavior, so that the style sheet decides.
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    const inside = link('/about/').appendChild(document.createElement('b'));
    const links = [inside, ...document.querySelectorAll('a[href="/about/"]')];
    expect(links.length).toBeGreaterThan(2);
    for (const each of links) expect(click(each).defaultPrevented).toBe(true);
  });

  test('lets the keyboard go on from the top, without a jump', () => {
    const main = document.querySelector('main') as HTMLElement;
    const focus = vi.spyOn(main, 'focus');
    went('/about/');
    expect(document.activeElement).toBe(main);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left alone under %s', (key) => {
    expect(went('/about/', { [key]: true })).toBe(true);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test.each(['/', '/blog/', '#main', `tel:${business.phone}`])('any other link is left to the browser: %s', (href) => {
  expect(went(href)).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});
