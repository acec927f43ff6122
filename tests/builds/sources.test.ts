import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { overdueSources, sourceFaults } from '../../site/content/check-sources.ts';
import { sources } from '../../site/content/sources.ts';
import { sites, textOf } from '../setup/built.ts';
import { factsFile, sampleFacts } from '../setup/facts.ts';
import { business, contentFor } from '../setup/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { footnotes } = contentFor(business);
const source = { title: 'A', publisher: 'B', url: 'https://b.example/', read: '2026-01-31', lookAgain: '2027-01-31' };

describe('the register of sources', () => {
  test('has for each entry what a reader needs to check it, and the day to look again within a year', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(10);
    for (const { title, publisher, url, read, lookAgain } of Object.values(sources)) {
      expect(title.length * publisher.length).toBeGreaterThan(0);
      expect(url).toMatch(/^https:\/\/[\w.-]+\//);
      const days = (Date.parse(lookAgain) - Date.parse(read)) / 86_400_000;
      expect(days > 0 && days <= 366).toBe(true);
    }
  });

  test('holds no entry that no text leans on', () => {
    expect(sourceFaults(business, footnotes)).toEqual([]);
    expect(sourceFaults(business, footnotes, { ...sources, 'old-law': source })).toEqual([
      'site/content/sources.ts: found "old-law", which no text leans on. Name it in one ([^old-law]), or delete it.',
    ]);
  });

  test('holds no entry that is true of another state only', () => {
    const elsewhere = Object.fromEntries(Object.keys(sources).map((id) => [id, { ...source, states: ['PA'] }]));
    expect(sourceFaults(business, footnotes, elsewhere)).toHaveLength(Object.keys(sources).length);
  });

  test('is told by a build where it is overdue, and refused by a release', async () => {
    expect(overdueSources('2027-01-31', { law: source })).toEqual([]);
    expect(overdueSources('2027-02-01', { law: source })).toEqual([
      'site/content/sources.ts: "law" (A) was read on 2026-01-31 and was to be read again by 2027-01-31: https://b.example/',
    ]);
    const today = new Date('2040-01-01T00:00:00Z');
    const out = join(folder, 'site');
    const { overdue } = await build({ business: factsFile, out, release: false, today });
    expect(overdue).toHaveLength(Object.keys(sources).length);
    expect(overdueSources('2026-12-01')).toEqual([]);
    // Facts of which nothing else is refused.
    const facts = join(folder, 'business.json');
    const own = { name: 'Elm Towing', url: 'https://elm.example/', phone: '+17329010142', quoteFormId: 'a' };
    const coordinates = { latitude: 40.18, longitude: -74.21 };
    const address = { ...business.address, street: '12 Elm Street' };
    const { textPhone: _, ...rest } = sampleFacts;
    writeFileSync(facts, JSON.stringify({ ...rest, ...own, coordinates, address, services: ['car-towing'] }));
    await expect(build({ business: facts, out, release: true, today })).rejects.toThrow(/was to be read again by/);
  });
});

describe.each(sites)('on %s', (_, site) => {
  test('a page that leans on sources ends with them, each numbered as in its text, with the day it was read', () => {
    const pages = site.pages().filter(({ document }) => document.querySelector('.source-mark'));
    expect(pages.length).toBeGreaterThan(5);
    for (const { document } of pages) {
      const list = [...document.querySelectorAll('.sources li')];
      for (const mark of document.querySelectorAll('a.source-mark')) {
        const entry = list[Number(textOf(mark)) - 1];
        expect(mark.getAttribute('href')).toBe(`#${entry?.id}`);
      }
      expect(textOf(document.querySelector('.sources summary'))).toMatch(/^Sources, checked [A-Z]\w+ \d+, 20\d\d$/);
    }
  });
});
