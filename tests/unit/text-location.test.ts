// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceTextLocation } from '../../site/components/text-location/text-location.client.ts';
import { TextLocation } from '../../site/components/text-location/text-location.tsx';
import { WhereAmI } from '../../site/components/where-am-i/where-am-i.tsx';
import type { Content } from '../../site/content/content.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { mount } from '../setup/mount.ts';
import { business, businessWith, contentsFor } from '../setup/pages.ts';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
let root: HTMLElement;
const find = (selector: string) => root.querySelector(selector) as HTMLElement;
const tap = () => find('button').click();
const outcomes = () =>
  [...root.querySelectorAll<HTMLElement>('[data-outcome]')].flatMap(({ hidden, dataset }) =>
    hidden ? [] : [dataset.outcome],
  );

/** The phone's answer to the last question. */
const answer = (coords: object) =>
  getCurrentPosition.mock.lastCall?.[0]({ coords: { accuracy: 20, ...coords } } as GeolocationPosition);
const refuse = () => getCurrentPosition.mock.lastCall?.[1]?.({ code: 1 } as GeolocationPositionError);
const bare = `sms:${business.textPhone}?&body=I%20need%20a%20tow.%20I%E2%80%99m%20at%20`;
const here = { latitude: 40.123456, longitude: -74.2 };
/** The message with what the phone found. */
const messageAt = (coordinates: string, feet: string) =>
  `I need a tow. I’m at ${coordinates} (within ${feet} ft) https://www.google.com/maps?q=${coordinates.replace(' ', '')}\nCar: \nWhat happened: \nWhere to: `;
const messageOf = (link: Element) => decodeURIComponent(link.getAttribute('href') ?? '').split('body=')[1];

const words = {
  title: 'Where?',
  text: 'Look.',
  drawing: 'A road.',
  prompts: [[], [], [], []],
  found: 'Your location',
  plusCode: 'Its Plus Code:',
  accuracy: 'It’s accurate to about',
  feet: 'feet.',
  rough: 'A landmark, too.',
  map: 'Map',
  sending: 'Hit Send.',
};

beforeEach(() => {
  vi.useFakeTimers();
  getCurrentPosition.mockReset();
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  root = mount(WhereAmI, words);
  enhanceTextLocation(root);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('in a frame of another page, the phone is not asked: no policy of ours can forbid the frame', () => {
  vi.stubGlobal('top', {});
  tap();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(outcomes()).toEqual(['missing']);
});

describe('a tap on "Show my location"', () => {
  test('says that the phone is asked, for its best; then shows coordinates, accuracy and a map link', () => {
    expect([outcomes(), find('a[href^="sms:"]').getAttribute('href')]).toEqual([[], bare]);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    tap();
    expect(outcomes()).toEqual(['waiting']);
    expect(getCurrentPosition.mock.lastCall?.[2]).toEqual({ enableHighAccuracy: true });
    answer(here);
    expect(outcomes()).toEqual(['found']);
    expect(find('[data-coordinates]').textContent).toBe('40.12346, -74.20000');
    expect(find('[data-map]').getAttribute('href')).toBe('https://www.google.com/maps?q=40.12346,-74.20000');
    expect(messageOf(find('a[href^="sms:"]'))).toBe(messageAt('40.12346, -74.20000', '70'));
    // After the time limit nothing changes.
    vi.advanceTimersByTime(60_000);
    expect(outcomes()).toEqual(['found']);
  });

  test('shows a Plus Code, short and with the town where that is clear, whole where the town is far', () => {
    tap();
    answer({ latitude: 40.2041, longitude: -74.2512 });
    expect(find('[data-plus-code]').textContent).toBe('6P3X+JG Howell, NJ');
    answer({ latitude: 40.4701, longitude: -74.2 });
    expect(find('[data-plus-code]').textContent).toBe('87G7FRC2+22');
  });

  test('works where there is no number for texts, and says nothing of any message', () => {
    root = mount(WhereAmI, words, businessWith({ textPhone: undefined }));
    expect(root.outerHTML).not.toMatch(/sms:|Send|Text my location|data-outcome="ready"/);
    enhanceTextLocation(root);
    tap();
    answer(here);
    expect(outcomes()).toEqual(['found']);
  });

  test.each([
    { accuracy: 0, feet: '10 feet', isRough: false },
    { accuracy: 300, feet: '980 feet', isRough: false },
    { accuracy: 301, feet: '990 feet', isRough: true },
  ])('gives an accuracy of $accuracy meters as $feet, which is rough: $isRough', ({ accuracy, feet, isRough }) => {
    tap();
    answer({ ...here, accuracy });
    expect(find('[data-accuracy]').parentElement?.textContent).toContain(`about ${feet}.`);
    expect(outcomes()).toEqual(isRough ? ['found', 'inaccurate'] : ['found']);
  });
});

describe('where the phone is farther from the middle of the service area than the area reaches', () => {
  // A degree of latitude is 69.09 miles; the middle is at 40.17, -74.2, and a company that gives no miles goes 25 km.
  const said = () => (outcomes().includes('outside') ? find('[data-outcome=outside]').textContent : undefined);
  const at = (place: object, accuracy = 20) => {
    tap();
    answer({ ...place, accuracy });
    return said();
  };
  const milesNorth = (miles: number) => ({ latitude: 40.17 + miles / 69.0934, longitude: -74.2 });

  test('says how many miles it is, how far the company goes, and to call before waiting', () => {
    expect(at({ latitude: 40.7357, longitude: -74.1724 })).toBe(
      'You’re about 39 miles from Howell. We usually go 15. Call and ask before you wait: (732) 555-0142.',
    );
  });

  test.each([
    { place: 'a place within the area', miles: 15, isOutside: false },
    { place: 'a place a little beyond it', miles: 15.7, isOutside: true },
    { place: 'one that is beyond it by less than the fix may be off', miles: 15.7, accuracy: 500, isOutside: false },
  ])('knows that $place, $miles miles away, is outside: $isOutside', ({ miles, accuracy, isOutside }) => {
    at(milesNorth(miles), accuracy);
    expect(outcomes().includes('outside')).toBe(isOutside);
  });
});

test('a phone that does not answer within ten seconds is told of in plain words; a late answer still counts', () => {
  tap();
  vi.advanceTimersByTime(9999);
  expect(outcomes()).toEqual(['waiting']);
  vi.advanceTimersByTime(1);
  expect(outcomes()).toEqual(['missing']);
  answer(here);
  expect(outcomes()).toEqual(['found']);
});

describe('a tap on "Text my location"', () => {
  let opened: string[];
  const link = () => find('a[href^="sms:"]');
  const tapLink = () => link().click();
  const place = encodeURIComponent(messageAt('40.12346, -74.20000', '70').slice('I need a tow. I’m at '.length));
  const watch = (event: Event) => {
    if (!event.defaultPrevented) opened.push(link().getAttribute('href') ?? '');
    event.preventDefault();
  };

  beforeEach(() => {
    opened = [];
    root = mount(TextLocation, {});
    enhanceTextLocation(root);
    document.addEventListener('click', watch);
    tapLink();
  });
  afterEach(() => document.removeEventListener('click', watch));

  test.each([
    ['a location', () => answer(here), bare + place, []],
    ['a refusal', () => refuse(), bare, ['missing']],
  ])('opens the message at once with %s within two seconds; the next tap asks anew', (_, say, message, told) => {
    vi.advanceTimersByTime(1999);
    say();
    expect(opened).toEqual([message]);
    expect(outcomes()).toEqual(told);
    tapLink();
    expect(getCurrentPosition).toHaveBeenCalledTimes(2);
    expect(link().getAttribute('href')).toBe(bare);
  });

  test.each([
    ['a location', () => answer(here), bare + place, ['ready', 'ready']],
    ['a refusal', () => refuse(), bare, ['missing']],
    ['nothing for ten seconds', () => vi.advanceTimersByTime(8000), bare, ['missing']],
  ])('with %s later says so and waits for a second tap', (_, say, message, told) => {
    vi.advanceTimersByTime(2000);
    say();
    expect(opened).toEqual([]);
    expect(outcomes()).toEqual(told);
    tapLink();
    expect(opened).toEqual([message]);
  });

  test('says of a location that came late that it was found and not sent, and what to tap', () => {
    vi.advanceTimersByTime(2000);
    answer(here);
    expect(find('[role=status] > :not([hidden])').textContent).toBe(
      'Your phone found your location. It hasn’t been sent. Tap Text my location again, then hit Send.',
    );
    expect(link().textContent).toBe('Text my location (found: tap to open the text)');
  });

  test('always has an effect: a second one opens the message as it is, once', () => {
    tapLink();
    answer(here);
    expect(opened).toEqual([bare]);
  });

  test('opens the bare message where a phone has no such means', () => {
    vi.stubGlobal('navigator', {});
    tapLink();
    tapLink();
    expect(opened).toEqual([bare, bare]);
  });
});

const bilingual = businessWith(bilingualFacts);
const [english, spanish] = contentsFor(bilingual);
const blanks = ['Car: ', 'What happened: ', 'Where to: '];

test.each([
  ['/', english, 'I need a tow. I’m at -', blanks],
  ['/services/roadside-assistance/', english, 'I need roadside help. I’m at -', blanks],
  [
    '/services/roadside-assistance/',
    spanish,
    'Necesito asistencia en carretera. Estoy en -90.00000, -180.00000 (margen de ',
    ['Carro: ', 'Qué pasó: ', 'A dónde va: '],
  ],
])(
  'the message on %s begins with its words, has its blanks on lines of their own, and at most 300 characters',
  (...row) => {
    const [path, content, first, lines] = row;
    root = mount(TextLocation, {}, bilingual, { path, content: content as Content });
    enhanceTextLocation(root);
    find('a').click();
    // The longest of places.
    answer({ latitude: -89.999999, longitude: -179.999999, accuracy: 99_999_999 });
    const message = messageOf(find('a')) ?? '';
    expect(message.slice(0, first.length)).toBe(first);
    expect(message.split('\n').slice(1)).toEqual(lines);
    expect(message.length).toBeLessThanOrEqual(300);
  },
);
