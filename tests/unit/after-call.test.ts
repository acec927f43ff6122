// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceAfterCall } from '../../site/components/strip/after-call.client.ts';
import { enhanceToasts } from '../../site/components/strip/toasts.client.ts';
import { Toasts } from '../../site/components/strip/toasts.tsx';
import { mount } from '../setup/mount.ts';
import { business, businessWith } from '../setup/pages.ts';

let root: HTMLElement;
const shown = () => [...root.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown);
const ours = `tel:${business.phone}`;

function open(facts = business): void {
  root = mount(Toasts, {}, facts);
  enhanceToasts(root);
  const template = root.querySelector<HTMLElement>('[data-after-call]');
  if (template) enhanceAfterCall(template);
}
function tap(href: string): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.addEventListener('click', (event) => event.preventDefault());
  // On a phone the icon or the figures are tapped.
  link.appendChild(document.createElement('span')).click();
}
function become(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
/** Another app comes before the page for a while. */
function leaveFor(ms: number): void {
  become('hidden');
  vi.advanceTimersByTime(ms);
  become('visible');
}

beforeEach(() => {
  vi.useFakeTimers();
  open();
});
afterEach(() => {
  // The page before this one hears what the next one does.
  document.dispatchEvent(new CustomEvent('toast'));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('back from a call to the company', () => {
  test('after five seconds or more, one toast offers to text the location', () => {
    tap(ours);
    leaveFor(5000);
    expect(shown()).toEqual(['call']);
    expect(root.querySelector('[data-shown] p')?.textContent).toBe(
      'Got through? Text us your location so the driver finds you. No answer? Text us.',
    );
    expect(root.querySelector('[data-shown] a')?.getAttribute('href')).toMatch(`sms:${business.textPhone}?&body=`);
  });

  test('a tap on the toast’s Text my location asks the phone where it is', () => {
    const getCurrentPosition = vi.fn();
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    tap(ours);
    leaveFor(60_000);
    root.querySelector<HTMLElement>('[data-shown] a')?.click();
    expect(getCurrentPosition).toHaveBeenCalledOnce();
    expect(root.querySelector('[data-shown] [data-outcome=waiting]:not([hidden])')).not.toBeNull();
    vi.unstubAllGlobals();
  });

  test('it stays until it is dismissed, and comes once for each page opened', () => {
    tap(ours);
    leaveFor(5000);
    vi.advanceTimersByTime(3_600_000);
    expect(shown()).toEqual(['call']);
    root.querySelector<HTMLElement>('[data-shown] button')?.click();
    tap(ours);
    leaveFor(60_000);
    expect(shown()).toEqual([]);
  });

  test('on the company’s second number, too', () => {
    const secondPhone = '+17325550144';
    open(businessWith({ secondPhone }));
    tap(`tel:${secondPhone}`);
    leaveFor(5000);
    expect(shown()).toEqual(['call']);
  });
});

describe('nothing comes', () => {
  const danger = 'tel:911';
  const [toUs, elsewhere] = [[ours, 1000] as const, ['', 60_000] as const];
  test.each<{ when: string; visits: readonly (readonly [href: string, ms: number])[] }>([
    { when: 'sooner than five seconds after the tap', visits: [[ours, 4999]] },
    { when: 'without a tap', visits: [['', 60_000]] },
    { when: 'after a tap on another number', visits: [['tel:+18002425846', 60_000]] },
    { when: 'after 911', visits: [[danger, 60_000]] },
    {
      when: 'after 911 and then us: whoever called 911 is left alone',
      visits: [danger, ours].map((to) => [to, 60_000]),
    },
    { when: 'after a tap that went no further, and another app later', visits: [toUs, elsewhere] },
  ])('$when', ({ visits }) => {
    for (const [href, ms] of visits) {
      if (href) tap(href);
      leaveFor(ms);
    }
    expect(shown()).toEqual([]);
  });

  test('where the company takes no texts', () => {
    expect(mount(Toasts, {}, businessWith({ textPhone: undefined })).innerHTML).not.toMatch(
      /Got through|data-after-call/,
    );
    expect(mount(Toasts, {}, businessWith({ textPhone: undefined, quoteFormId: undefined }))).toBeNull();
  });
});
