import { expect, test } from 'vitest';
import { sampleFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

const rate = { flat: 125, perMile: 6 };
const all = {
  quoteFormId: 'your-form-id',
  textPhone: sampleFacts.textPhone,
  otherTowingSites: sampleFacts.otherTowingSites,
  recognition: [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }],
  rates: { validFrom: '2025-10-01', car: rate },
  yard: {
    address: sampleFacts.address,
    releaseHours: 'Monday to Friday, 8 a.m. to 6 p.m.',
    papers: ["driver's license"],
    payment: ['cash'],
  },
  relayCalls: true,
};
const bare = { ...Object.fromEntries(Object.keys(all).map((name) => [name, undefined])), relayCalls: false };

/** Companies that leave out nothing, one thing or two, or all that may be left out. */
const companies: (typeof all)[] = [
  {},
  { quoteFormId: '' },
  { quoteFormId: undefined },
  { textPhone: undefined, rates: undefined },
  { otherTowingSites: undefined, recognition: undefined },
  { yard: undefined, relayCalls: false },
  bare,
].map((changes) => Object.assign({}, all, changes));

/** What a company's site says, file by file, without its drawings. */
const textsOf = ({ pages, files }: ReturnType<typeof renderSite>) =>
  new Map([...pages, ...files].filter(([path]) => !/\.svg$|^share$/.test(path)));

/** The places, with a few characters around them, where a text says what it must not. */
const found = (texts: Map<string, string>, pattern: RegExp) =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: { length } }) => `${file}: ${text.slice(Math.max(0, index - 40), index + length + 40)}`,
    ),
  );

/** What a company must say nowhere, where it leaves out what the first of each row names. */
const silences: readonly (readonly [keyof typeof all, RegExp])[] = [
  ['quoteFormId', /\bquotes?\b|data-toast|tally/gi],
  ['textPhone', /sms:|text us\b|TYPE=WORK,CELL/gi],
  ['otherTowingSites', /Other towing sites/g],
  ['relayCalls', /take (?:711 )?relay calls/g],
];

test.each(companies.map((choice) => [left(choice), choice] as const))(
  'a site %s is whole and names nothing of what is left out',
  (_, choice) => {
    const rendered = renderSite(businessWith(choice));
    const site = textsOf(rendered);
    expect(rendered.faults).toEqual([]);
    for (const [name, words] of silences) if (!choice[name]) expect(found(site, words), name).toEqual([]);
    if (choice.quoteFormId)
      for (const [path, text] of site)
        if (/\/$|\.html$/.test(path))
          expect(text, path).toMatch(/data-quote-button="your-form-id"[\s\S]*data-toast="error"/);
  },
);

/** What a choice leaves out, as the title of a test. */
function left(choice: object): string {
  const names = Object.entries(choice).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false ? name : [],
  );
  return names.length > 0 ? `without ${names.join(', ')}` : 'with all';
}
