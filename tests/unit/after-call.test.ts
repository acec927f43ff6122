// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceAfterCall } from '../../site/components/strip/after-call.client.ts';
import { enhanceToasts } from '../../site/components/strip/toasts.client.ts';
import { Toasts } from '../../site/components/strip/toasts.tsx';
import { mount } from '../setup/mount.ts';
import { business, businessWith } from '../setup/pages.ts';

let root: HTMLElement;
const shown = () => [...root.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown);
const ours = `tel:${business.phone}`;
const second = 'tel:+17325550144';

function open(facts = business): void {
  root = mount(Toasts, {}, facts);
  enhanceToasts(root);
  const template = root.querySelector<HTMLElement>('[data-after-call]');
  if (template) enhanceAfterCall(template);
}

/** A visitor taps a link, and another app comes before the page for a while. */
function visit([href, ms]: Visit): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.addEventListener('click', (event) => event.preventDefault());
  // On a phone the icon or the figures are tapped.
  link.appendChild(document.createElement('span')).click();
  for (const isHidden of [true, false]) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    if (isHidden) vi.advanceTimersByTime(ms);
  }
}
type Visit = readonly [href: string, ms: number];

beforeEach(() => {
  vi.useFakeTimers();
  open();
});
afterEach(() => {
  // This page still listens when the next one is open. Remove its toasts.
  document.dispatchEvent(new CustomEvent('toast'));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const elsewhere = '/contact/';
const danger = 'tel:911';
test.each<[shown: string[], when: string, ...Visit[]]>([
  [['call'], 'five seconds after the tap', [ours, 5000]],
  [['call'], 'after a call to the company’s second number', [second, 60_000]],
  [[], 'sooner than five seconds after the tap', [ours, 4999]],
  [[], 'without a call', [elsewhere, 60_000]],
  [[], 'after a call to someone else', ['tel:+18002425846', 60_000]],
  [[], 'after 911', [danger, 60_000]],
  [[], 'after 911 and then us: whoever called 911 is left alone', [danger, 60_000], [ours, 60_000]],
  [[], 'after us and then 911: a toast that is there goes', [ours, 60_000], [danger, 60_000]],
  [[], 'after a tap that went no further, and another app later', [ours, 1000], [elsewhere, 60_000]],
])('the toasts after a call are %j: %s', (toasts, _, ...visits) => {
  open(businessWith({ secondPhone: second.slice('tel:'.length) }));
  visits.forEach(visit);
  expect(shown()).toEqual(toasts);
});

test('the toast offers to text the location, and a tap on that asks the phone where it is', () => {
  const getCurrentPosition = vi.fn();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  visit([ours, 60_000]);
  expect(root.querySelector('[data-shown] p')?.textContent).toBe(
    'Got through? Text us your location so the driver finds you. No answer? Text us.',
  );
  const link = root.querySelector<HTMLElement>('[data-shown] a');
  expect(link?.getAttribute('href')).toMatch(`sms:${business.textPhone}?&body=`);
  link?.click();
  expect(getCurrentPosition).toHaveBeenCalledOnce();
  expect(root.querySelector('[data-shown] [data-outcome=waiting]:not([hidden])')).not.toBeNull();
  vi.unstubAllGlobals();
});

test('the toast comes once for each page opened', () => {
  visit([ours, 5000]);
  root.querySelector<HTMLElement>('[data-shown] button')?.click();
  visit([ours, 60_000]);
  expect(shown()).toEqual([]);
});

test('there is no such toast where the company takes no texts', () => {
  expect(mount(Toasts, {}, businessWith({ textPhone: undefined })).innerHTML).not.toMatch(
    /Got through|data-after-call/,
  );
  expect(mount(Toasts, {}, businessWith({ textPhone: undefined, quoteFormId: undefined }))).toBeNull();
});
