import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../build/facts/json.ts';
import { Fault } from '../../build/fault.ts';
import { checkBusiness } from '../../site/business/business.ts';
import { harmOf } from '../setup/harm.ts';
import { oddFacts, thrownFacts, unclear } from '../setup/hostile-facts.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

// The same facts every time, a few of each kind; the full run throws others, and more of them.
const { FULL } = process.env;
const seed = FULL ? Date.now() : 95;
const check = (facts: unknown) => checkBusiness(facts, 'facts.json');
const faultsOf = (changes: object) => check({ ...business, ...changes }).faults ?? [];

describe('facts of any kind', () => {
  test('are accepted, or refused in clear words, and never more than that', () => {
    const told = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(thrownFacts, (facts) => {
        const { business: accepted, faults } = check(facts);
        told[accepted ? 'accepted' : 'refused'] += 1;
        expect(faults).not.toEqual([]);
        expect(unclear(new Fault(faults ?? []).lines)).toEqual([]);
      }),
      { seed, numRuns: FULL ? 5000 : 200 },
    );
    expect(told.accepted).toBeGreaterThan(30);
    expect(told.refused).toBeGreaterThan(100);
  });

  test('are refused however deeply they are nested', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const deepObject = JSON.parse(`${'{"address":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
    for (const facts of [deep, deepObject, ...Object.keys(business).map((field) => ({ ...business, [field]: deep }))]) {
      const { faults = [] } = check(facts);
      expect(faults.length).toBeGreaterThan(0);
      expect(unclear(new Fault(faults).lines)).toEqual([]);
    }
  });

  test('are refused in one line where their file is nested and broken', () => {
    const file = join(tmpdir(), `nested-${process.pid}.json`);
    writeFileSync(file, '['.repeat(100_000));
    try {
      expect(() => readJson(file, 'facts.json')).toThrow(new Fault(['facts.json: it is nested too deeply.']));
    } finally {
      rmSync(file);
    }
  });

  test('are refused in a short line however long they are', () => {
    for (const long of ['x'.repeat(10_000_000), `https://${'a.'.repeat(1_000_000)}`, ' '.repeat(1_000_000)]) {
      for (const field of ['name', 'url', 'phone', 'mapQuery', 'quoteFormId']) {
        const lines = faultsOf({ [field]: long });
        expect(lines).toHaveLength(1);
        expect(lines[0]?.length).toBeLessThan(250);
      }
    }
    expect(faultsOf({ towns: Array(100_000).fill(business.towns[0]) })).toHaveLength(1);
  });

  test('leave the prototype of everything alone', () => {
    const slipped = (place: string) =>
      check(JSON.parse(JSON.stringify(business).replace(place, `${place}"__proto__":{"harmed":1},`)));
    expect(slipped('{').faults).toHaveLength(1);
    expect(slipped('"address":{').faults).toHaveLength(1);
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(faultsOf({ photos: JSON.parse(`{"${name}":"A truck in the rain"}`) })).toHaveLength(1);
    expect({}).not.toHaveProperty('harmed');
  });

  test.each([
    ['a name that cannot be seen', { name: '\u3164\u3164\u3164' }],
    ['a name out of a file in another encoding', { name: 'M\ufffdller Towing' }],
    ['a name of signs alone', { name: '-->' }],
    ['a name with half a character', { name: 'Tow\ud83d' }],
    ['a name with a tag of invisible letters', { name: 'Tow\u{e0041}\u{e0042}' }],
    ['a host that browsers read as a number', { url: 'https://1.2/' }],
    ['a host that no browser can read', { url: 'https://999.999/' }],
    ['a host that only looks encoded', { url: 'https://xn--a.example/' }],
    ['such a host of another site', { otherTowingSites: [{ name: 'A site', url: 'http://999.999/' }] }],
    ['another site by a script', { otherTowingSites: [{ name: 'A site', url: 'javascript:alert(1)' }] }],
    [
      'another site with a name and password',
      { otherTowingSites: [{ name: 'A site', url: 'https://a:b@c.example/' }] },
    ],
  ])('are refused for %s', (_, changes) => {
    expect(faultsOf(changes)).toHaveLength(1);
  });

  test('are told with what cannot be seen spelled out', () => {
    const told = (changes: object) => new Fault(faultsOf(changes)).lines[0];
    expect(told({ name: 'a\u202eb\u001b[31m\u009b' })).toContain('name: found "a\\u202eb\\u001b[31m\\u009b", ');
    expect(told({ 'a\nb': 1 })).toContain('facts.json: ["a\\nb"]: found an unknown field');
    expect(told({ photos: { 'a\u2028b': 'A truck' } })).toContain('facts.json: photos["a\\u2028b"]: ');
  });
});

describe('accepted facts', () => {
  test('of the sample do no harm', () => {
    expect(harmOf(business)).toEqual([]);
  });

  test('come out as themselves, harmlessly, on every page and in every file', () => {
    let rendered = 0;
    fc.assert(
      fc.property(oddFacts, (facts) => {
        const { business: accepted } = check(facts);
        if (!accepted) return;
        rendered += 1;
        expect(harmOf(accepted)).toEqual([]);
      }),
      { seed, numRuns: FULL ? 60 : 6 },
    );
    expect(rendered).toBeGreaterThanOrEqual(5);
  });

  test('cannot stand for another fact, for styles or for the policy', () => {
    const name = '{phone} <style>$&$1 [x](/about/)';
    const facts = businessWith({ name, township: '{name}s' });
    for (const page of pagesOf(facts)) {
      const html = htmlOf(page, facts);
      expect(html.match(/default-src/g)).toHaveLength(1);
      expect(html.match(/<style>/g)).toHaveLength(page.path === '/' ? 2 : 1);
      const [, site] = /property="og:site_name" content="([^"]*)"/.exec(html) ?? [];
      expect(site).toBe('{phone} &lt;style&gt;$&amp;$1 [x](/about/)');
      expect(parse(html).querySelector('.site-header__home')?.textContent).toBe(name);
      if (page.path === '/') expect(parse(html).querySelector('.intro .lead')?.textContent).toContain(name);
    }
  });

  test('at the limits of their lengths still make pages that the audit takes', () => {
    const wide = businessWith({
      name: 'Ŵ'.repeat(60),
      township: '“'.repeat(29).concat('T'),
      towns: Array.from({ length: 20 }, (_, index) => ({
        name: `${'W'.repeat(28)}${index}`,
        latitude: 40,
        longitude: -74,
      })),
    });
    expect(harmOf(wide)).toEqual([]);
  });
});
