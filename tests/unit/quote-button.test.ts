// @vitest-environment happy-dom
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuoteButton } from '../../site/components/quote-button/quote-button.tsx';
import { mount } from '../setup/mount.ts';
import { businessWith } from '../setup/pages.ts';
import { click, point } from './input.ts';

const openPopup = vi.fn();
let buttons: HTMLElement[];
let scripts: HTMLScriptElement[];
let toasts: string[];
/** What listens to messages. Kept from the window, where those of earlier copies would still listen. */
const listeners = new Set<(message: Event) => void>();

/** A fresh copy of the module on some buttons, since it remembers what it has asked for. */
async function enhance(count = 1): Promise<void> {
  listeners.clear();
  vi.resetModules();
  const { enhanceQuoteButton } = await import('../../site/components/quote-button/quote-button.client.ts');
  document.body.innerHTML = mount(QuoteButton, {}).outerHTML.repeat(count);
  buttons = [...document.querySelectorAll<HTMLElement>('[data-quote-button]')];
  for (const button of buttons) enhanceQuoteButton(button);
}

const button = () => buttons[0] as HTMLElement;
const hover = () => point(button(), 'pointerenter');
const script = () => scripts[scripts.length - 1] as HTMLScriptElement;
const settled = () => vi.advanceTimersByTimeAsync(0);
const laterClick = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  click(button());
  await settled();
};

/** The form service's script arrives. */
async function arrive(brought: typeof globalThis.Tally | null = { openPopup }): Promise<void> {
  globalThis.Tally = brought ?? undefined;
  script().onload?.(new Event('load'));
  await settled();
}
async function fail(): Promise<void> {
  script().onerror?.('');
  await settled();
}

const raised = (event: Event) => toasts.push((event as CustomEvent<string>).detail);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  openPopup.mockReset();
  globalThis.Tally = undefined;
  [scripts, toasts] = [[], []];
  // Kept from the document, where happy-dom would fetch it.
  vi.spyOn(document.head, 'append').mockImplementation((node) => void scripts.push(node as HTMLScriptElement));
  vi.spyOn(window, 'addEventListener').mockImplementation((_: string, listener: unknown) => {
    listeners.add(listener as EventListener);
  });
  document.addEventListener('toast', raised);
  await enhance();
});
afterEach(() => {
  document.removeEventListener('toast', raised);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['hover', hover],
  ['focus', () => button().focus()],
  ['touch', () => button().dispatchEvent(new Event('touchstart'))],
  ['click', () => button().click()],
])('the form service’s script is loaded on %s, and not before', async (_, intend) => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(scripts).toEqual([]);
  intend();
  expect(scripts.map(({ src }) => src)).toEqual(['https://tally.so/widgets/embed.js']);
  expect(openPopup).not.toHaveBeenCalled();
});

test.each([{ quoteFormId: '' }, { quoteFormId: undefined }])('without a form there is no button: %o', (changes) => {
  expect(mount(QuoteButton, {}, businessWith(changes))).toBeNull();
});

describe('while the script is on its way', () => {
  test('there is a loading toast; then the popup opens, and the toast goes; the next click finds it there', async () => {
    hover();
    await vi.advanceTimersByTimeAsync(60_000);
    click(button());
    await vi.advanceTimersByTimeAsync(9999);
    expect(toasts).toEqual(['loading']);
    await arrive();
    expect(openPopup).toHaveBeenCalledExactlyOnceWith('your-form-id', { layout: 'modal', width: 700, autoClose: 5000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toasts).toEqual(['loading', '']);
    await laterClick();
    expect(openPopup).toHaveBeenCalledTimes(2);
    expect(toasts).toEqual(['loading', '', '']);
  });

  test.each([true, false])(
    'ten fast clicks on all buttons open one popup, a later one another, where the script is there: %s',
    async (isThere) => {
      await enhance(2);
      if (isThere) globalThis.Tally = { openPopup };
      for (let count = 0; count < 10; count++) {
        click(buttons[count % buttons.length] as HTMLElement);
        await vi.advanceTimersByTimeAsync(150);
      }
      expect(scripts).toHaveLength(isThere ? 0 : 1);
      if (!isThere) await arrive();
      expect(openPopup).toHaveBeenCalledOnce();
      await laterClick();
      expect(openPopup).toHaveBeenCalledTimes(2);
    },
  );
});

describe('a form that cannot open is reported by an error toast, and the next click tries again', () => {
  const broken = () => {
    throw new Error('no frame');
  };
  test.each([
    ['failed', fail, 2],
    ['brought nothing', () => arrive(null), 2],
    ['brought no openPopup', () => arrive({}), 2],
    ['brought one that throws', () => arrive({ openPopup: broken }), 1],
    ['hung', () => vi.advanceTimersByTimeAsync(10_000), 2],
  ])('as the script %s', async (_, happen, loads) => {
    click(button());
    await happen();
    expect(toasts).toEqual(['loading', 'error']);
    if (globalThis.Tally?.openPopup) globalThis.Tally = { openPopup };
    await laterClick();
    // The browser would let a second request for one address wait for the first.
    expect(new Set(scripts.map(({ src }) => src)).size).toBe(loads);
    if (loads > 1) await arrive();
    expect(openPopup).toHaveBeenCalledOnce();
    expect(toasts.filter(Boolean).slice(0, 2)).toEqual(['loading', 'error']);
    expect(toasts.at(-1)).toBe('');
  });

  test('as it took over ten seconds; when it comes late nothing opens', async () => {
    click(button());
    await vi.advanceTimersByTimeAsync(10_000);
    await arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openPopup).not.toHaveBeenCalled();
    expect(toasts).toEqual(['loading', 'error']);
  });
});

describe('what the form says', () => {
  const submission = (formId?: string) => JSON.stringify({ event: 'Tally.FormSubmitted', payload: { formId } });
  const form = 'https://tally.so';

  /** A frame in the page, as the form service's popup has one; nothing is fetched for it. */
  const frameFrom = (src: string) => {
    const frame = document.createElement('iframe');
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(new Window() as never);
    frame.setAttribute('src', src);
    document.body.append(frame);
    return frame.contentWindow;
  };
  interface Message {
    data?: unknown;
    origin?: string;
    source?: (() => unknown) | undefined;
  }
  function say({
    data = submission('your-form-id'),
    origin = form,
    source = () => frameFrom(`${form}/popup/your-form-id`),
  }: Message) {
    const message = new MessageEvent('message', { data, origin, source: source() as never });
    for (const hear of listeners) hear(message);
  }

  test.each<[string, Message]>([
    ['from no window', { source: () => null }],
    ['from a window that is no frame of the page', { source: () => new Window() }],
    ['from a frame whose address only looks alike', { source: () => frameFrom(`${form}.example.com/`) }],
    ['of another form', { data: submission('another-form') }],
    ...[`${form}.example.com`, 'http://tally.so', ''].map((origin): [string, Message] => [origin, { origin }]),
    ...[JSON.stringify({ event: 'Tally.PopupClosed' }), '{', 'null', { event: 'Tally.FormSubmitted' }].map(
      (data): [string, Message] => [`as ${JSON.stringify(data)}`, { data }],
    ),
  ])('is not believed %s, and does no harm', (_, message) => {
    say(message);
    expect(toasts).toEqual([]);
  });

  test('of a submission raises a success, once however many buttons there are', async () => {
    await enhance(4);
    say({});
    expect(toasts.filter(Boolean)).toEqual(['success']);
  });
});
