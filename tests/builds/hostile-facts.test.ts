import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { hostileFacts } from '../setup/hostile-facts.ts';
import { business } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';
import { renderSite } from '../setup/rendered-site.ts';
import { fileShape, pageShape } from '../setup/shape.ts';

const check = (facts: unknown) => checkBusiness(facts);
const errorsOf = (changes: object) => formatted(check({ ...business, ...changes }).problems);

describe('facts of any kind', () => {
  test('are refused in a short line however long they are', () => {
    for (const long of ['x'.repeat(10_000_000), `https://${'a.'.repeat(1_000_000)}`, ' '.repeat(1_000_000)])
      for (const field of ['name', 'url', 'phone', 'mapQuery', 'quoteFormId'])
        expect(errorsOf({ [field]: long }).map((line) => line.length < 250)).toEqual([true]);
    expect(errorsOf({ towns: Array(100_000).fill(business.towns[0]) })).toHaveLength(1);
  });

  test('leave the prototype of everything alone', () => {
    const slipped = (place: string) =>
      check(JSON.parse(JSON.stringify(business).replace(place, `${place}"__proto__":{"harmed":1},`)));
    for (const place of ['{', '"address":{']) expect(slipped(place).problems).toHaveLength(1);
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(errorsOf({ photos: JSON.parse(`{"${name}":"A truck in the rain"}`) })).toHaveLength(1);
    expect({}).not.toHaveProperty('harmed');
  });

  test.each([
    ...['\u3164\u3164\u3164', 'M\ufffdller Towing', '-->', 'Tow\ud83d', 'Tow\u{e0041}'].map((name) => ({ name })),
    ...['https://1.2/', 'https://999.999/', 'https://xn--a.example/'].map((url) => ({ url })),
    { otherTowingSites: [{ name: 'A site', url: 'https://a:b@c.example/' }] },
  ])('are refused where no browser or reader could take them: %j', (changes) => {
    expect(errorsOf(changes)).toHaveLength(1);
  });

  test('are reported with what cannot be seen spelled out', () => {
    const told = (changes: object) => errorsOf(changes)[0];
    expect(told({ name: 'a\u202eb\u001b[31m\u009b' })).toContain('"name" is "a\\u202eb\\u001b[31m\\u009b". ');
    expect(told({ 'a\nb': 1 })).toContain('["a\\nb"] isn’t a field here');
  });
});

/** Facts that are no words: they decide what a site has, or are checked letter by letter. */
const plain =
  /^(?:url|date|phone|secondPhone|textPhone|region|postalCode|services|payments|payment|roadsideJobs|quoteFormId|validFrom|until|brandColor|placeKind|hours|office)$/;

/** The same facts, each text of more than letters and figures replaced by letters of the same length, and an @, at which a line may break. */
function harmless(facts: unknown, name = ''): unknown {
  if (plain.test(name)) return facts;
  if (typeof facts === 'string') return /^[\w ./-]*$|^https:/.test(facts) ? facts : facts.replace(/[^\s@]/g, 'x');
  if (Array.isArray(facts)) return facts.map((inner) => harmless(inner));
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, inner]) => [key, harmless(inner, key)]));
}

// The same facts every time, each page with those of one seed; the full run tries others, and more of them.
const { FULL } = process.env;
const seeds = Array.from({ length: FULL ? 400 : 8 }, (_, index) => index + (FULL ? Date.now() : 1));

test('in no page and in no file has a fact left its place: parsers find what they find of harmless facts', async () => {
  for (const seed of seeds) {
    const { data: hostile, problems } = check(hostileFacts(seed));
    expect(problems, `${seed}`).toEqual([]);
    // A part of the pages each time, home always, as it holds the most facts.
    const only = (path: string) => Boolean(FULL) || path === '/' || path.length % 8 === seed % 8;
    const [site, twin] = await Promise.all(
      [hostile, harmless(hostile)].map((each) => renderSite(each as Business, only)),
    );
    if (FULL) expect(site?.errors, `${seed}`).toEqual([]);
    expect([...(site?.files.keys() ?? [])]).toEqual([...(twin?.files.keys() ?? [])]);
    for (const [path, html] of site?.pages ?? [])
      expect(pageShape(html), `${seed} ${path}`).toEqual(pageShape(twin?.pages.get(path) ?? ''));
    for (const [path, body] of site?.files ?? [])
      expect(fileShape(path, body), `${seed} ${path}`).toEqual(fileShape(path, twin?.files.get(path) ?? ''));
  }
}, 7_200_000);
