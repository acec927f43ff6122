// @vitest-environment happy-dom
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuoteButton } from '../../site/components/quote-button/quote-button.tsx';
import { click, point } from '../setup/input.ts';
import { mount } from '../setup/mount.ts';
import { business, businessWith } from '../setup/pages.ts';

const options = { layout: 'modal', width: 700, autoClose: 5000 };
const openPopup = vi.fn();
let buttons: HTMLElement[];
let scripts: HTMLScriptElement[];
let toasts: string[];
const listeners: [string, EventListener][] = [];

/** A fresh copy of the module on `count` buttons, since it remembers what it has asked for. */
async function enhance(count = 1, facts = business): Promise<void> {
  forgetListeners();
  vi.resetModules();
  const { enhanceQuoteButton } = await import('../../site/components/quote-button/quote-button.client.ts');
  const markup = mount(QuoteButton, {}, facts).outerHTML;
  document.body.innerHTML = markup.repeat(count);
  buttons = [...document.querySelectorAll<HTMLElement>('[data-quote-button]')];
  for (const button of buttons) enhanceQuoteButton(button);
}

const button = () => buttons[0] as HTMLElement;
const script = () => scripts[scripts.length - 1] as HTMLScriptElement;
const settled = () => vi.advanceTimersByTimeAsync(0);
const laterClick = async () => {
  await vi.advanceTimersByTimeAsync(1000);
  click(button());
  await settled();
};

/** The form service's script comes, with what it brings. */
async function arrive(brought: typeof globalThis.Tally | null = { openPopup }): Promise<void> {
  globalThis.Tally = brought ?? undefined;
  script().onload?.(new Event('load'));
  await settled();
}

async function fail(): Promise<void> {
  script().onerror?.('');
  await settled();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  openPopup.mockReset();
  globalThis.Tally = undefined;
  scripts = [];
  toasts = [];
  // Kept from the document, where happy-dom would fetch it.
  vi.spyOn(document.head, 'append').mockImplementation((node) => void scripts.push(node as HTMLScriptElement));
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  document.addEventListener('toast', raised);
  await enhance();
});
afterEach(() => {
  forgetListeners();
  document.removeEventListener('toast', raised);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function forgetListeners(): void {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
}

const raised = (event: Event) => toasts.push((event as CustomEvent<string>).detail);

describe('the form service’s script', () => {
  test('is not loaded before the visitor shows the intent to use it', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(scripts).toEqual([]);
  });

  test.each([
    ['hover', () => point(button(), 'pointerenter')],
    ['focus', () => button().focus()],
    ['touch', () => button().dispatchEvent(new Event('touchstart'))],
    ['click', () => button().click()],
  ])('starts to load on %s', async (_, intend) => {
    intend();
    expect(scripts.map(({ src }) => src)).toEqual(['https://tally.so/widgets/embed.js']);
    expect(openPopup).not.toHaveBeenCalled();
  });

  test('is loaded by a click alone for whoever saves data', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await enhance();
    point(button(), 'pointerenter');
    button().focus();
    expect(scripts).toEqual([]);
    button().click();
    expect(scripts).toHaveLength(1);
  });

  test('is loaded once for all buttons and all signs', async () => {
    await enhance(3);
    for (const each of [...buttons, ...buttons]) {
      point(each, 'pointerenter');
      each.focus();
      click(each);
    }
    expect(scripts).toHaveLength(1);
  });
});

describe('(a) no form set up', () => {
  test.each([{ quoteFormId: '' }, { quoteFormId: undefined }])('there is no button: %o', (changes) => {
    expect(mount(QuoteButton, {}, businessWith(changes))).toBeNull();
  });

  test('the behavior does nothing to an empty form', async () => {
    document.body.innerHTML = '<button type="button" data-quote-button=""></button>';
    buttons = [...document.querySelectorAll<HTMLElement>('button')];
    const { enhanceQuoteButton } = await import('../../site/components/quote-button/quote-button.client.ts');
    enhanceQuoteButton(button());
    point(button(), 'pointerenter');
    button().focus();
    expect(click(button()).defaultPrevented).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(scripts).toEqual([]);
    expect(toasts).toEqual([]);
  });
});

describe('(b) the script is on its way', () => {
  test('a loading toast, then the popup opens with exactly these options, once, and the toast goes', async () => {
    click(button());
    expect(toasts).toEqual(['loading']);
    await vi.advanceTimersByTimeAsync(9000);
    expect(openPopup).not.toHaveBeenCalled();
    await arrive();
    expect(openPopup).toHaveBeenCalledExactlyOnceWith('your-form-id', options);
    expect(toasts).toEqual(['loading', '']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openPopup).toHaveBeenCalledOnce();
    expect(toasts).toEqual(['loading', '']);
  });

  test('gives the click ten seconds of its own, however early the intent was, and is ready the next time', async () => {
    point(button(), 'pointerenter');
    await vi.advanceTimersByTimeAsync(60_000);
    click(button());
    await vi.advanceTimersByTimeAsync(9999);
    expect(toasts).toEqual(['loading']);
    await arrive();
    expect(openPopup).toHaveBeenCalledOnce();
    await laterClick();
    expect(openPopup).toHaveBeenCalledTimes(2);
    expect(toasts).toEqual(['loading', '', '']);
  });

  test('asks again at the click where intent met no signal', async () => {
    point(button(), 'pointerenter');
    await fail();
    click(button());
    expect(scripts).toHaveLength(2);
    await arrive();
    expect(openPopup).toHaveBeenCalledOnce();
    expect(toasts).toEqual(['loading', '']);
  });
});

describe('(c) the quote form cannot open: an error toast, and the next click tries again', () => {
  test('as it took over ten seconds; when it comes late nothing opens', async () => {
    click(button());
    await vi.advanceTimersByTimeAsync(9999);
    expect(toasts).toEqual(['loading']);
    await vi.advanceTimersByTimeAsync(1);
    expect(toasts).toEqual(['loading', 'error']);
    await arrive();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(openPopup).not.toHaveBeenCalled();
    expect(toasts).toEqual(['loading', 'error']);
  });

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
    expect(scripts).toHaveLength(loads);
    if (loads > 1) await arrive();
    expect(openPopup).toHaveBeenCalledOnce();
    expect(toasts.filter(Boolean).slice(0, 2)).toEqual(['loading', 'error']);
    expect(toasts.at(-1)).toBe('');
  });
});

test('a script that hung and then failed does not spoil the tap after it', async () => {
  point(button(), 'pointerenter');
  const hung = script();
  click(button());
  await vi.advanceTimersByTimeAsync(10_000);
  await laterClick();
  hung.onerror?.('');
  await settled();
  expect(toasts).toEqual(['loading', 'error', 'loading']);
  await arrive();
  expect(scripts).toHaveLength(2);
  expect(openPopup).toHaveBeenCalledOnce();
});

test.each([
  ['there', true],
  ['on its way', false],
])('ten fast clicks open one popup when the script is %s, and a later one another', async (_, isThere) => {
  await enhance(2);
  if (isThere) globalThis.Tally = { openPopup };
  for (let count = 0; count < 10; count++) {
    click(buttons[count % buttons.length] as HTMLElement);
    await vi.advanceTimersByTimeAsync(150);
  }
  if (!isThere) await arrive();
  expect(openPopup).toHaveBeenCalledOnce();
  expect(toasts.at(-1)).toBe('');
  await laterClick();
  expect(openPopup).toHaveBeenCalledTimes(2);
});

describe('what the form says', () => {
  const submission = (formId?: string) => JSON.stringify({ event: 'Tally.FormSubmitted', payload: { formId } });
  const submitted = submission('your-form-id');
  const form = 'https://tally.so';

  /** A frame in the page, as the form service's popup has one; nothing is fetched for it. */
  const frameFrom = (src: string) => {
    const frame = document.createElement('iframe');
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(new Window() as never);
    frame.setAttribute('src', src);
    // The service's script has such an address too.
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="none" src="https://tally.so/widgets/embed.js"></script>',
    );
    document.body.append(frame);
    return frame.contentWindow;
  };
  interface Message {
    data?: unknown;
    origin?: string;
    source?: (() => unknown) | undefined;
  }
  const say = ({ data = submitted, origin = form, source = () => frameFrom(`${form}/popup/your-form-id`) }: Message) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source() as never }));
  const other = JSON.stringify({ event: 'Tally.PopupClosed', payload: 'Tally.FormSubmitted' });

  test.each<[string, Message]>([
    ['from no window', { source: () => null }],
    ['from the page itself', { source: () => window }],
    ['from a window that is no frame of the page', { source: () => new Window() }],
    ['from a frame from elsewhere', { source: () => frameFrom('https://example.com/') }],
    ['from a frame whose address only looks alike', { source: () => frameFrom(`${form}.example.com/`) }],
    ...['another-form', '', undefined].map((id): [string, Message] => [`of form ${id}`, { data: submission(id) }]),
    ...[`${form}.example.com`, 'http://tally.so', 'null', ''].map((origin): [string, Message] => [origin, { origin }]),
    ...[other, '', '{', 'Tally.FormSubmitted', 'null', null, 7, { event: 'Tally.FormSubmitted' }].map(
      (data): [string, Message] => [`as ${JSON.stringify(data)}`, { data }],
    ),
  ])('is not believed %s, and does no harm', (_, message) => {
    const failed = vi.fn();
    window.addEventListener('error', failed);
    say(message);
    expect(failed).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  });

  test('of a submission raises a success, once however many buttons there are', async () => {
    await enhance(4);
    say({});
    expect(toasts.filter(Boolean)).toEqual(['success']);
  });
});
