import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { Sources } from '../../site/components/strip/strip.tsx';
import { overdueSources, sourceProblems, sources } from '../../site/content/sources.ts';
import { factsFile, ownFacts, writeFacts } from '../setup/facts.ts';
import { markupOf } from '../setup/mount.ts';
import { business, businessWith, contentFor, siteOf } from '../setup/pages.ts';
import { formatted, linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const { footnotes } = contentFor(business);
/** All texts: every source that they cite applies to this owner. */
const contents = [{ footnotes, cited: footnotes }];
const rates = { validFrom: '2026-07-01', car: { flat: 95, perMile: 4.1 } };
const source = { title: 'A', publisher: 'B', url: 'https://b.example/', read: '2026-01-31', lookAgain: '2027-01-31' };

describe('the register of sources', () => {
  test('has all details for each entry, and a review date within a year', () => {
    expect(Object.keys(sources).length, 'entries').toBeGreaterThan(10);
    for (const [id, { title, publisher, url, read, lookAgain }] of Object.entries(sources)) {
      expect(Math.min(title.length, publisher.length), `letters of title and publisher of ${id}`).toBeGreaterThan(0);
      // A copy at an untrustworthy address is cited without it.
      if (url) expect(url, id).toMatch(/^https:\/\/(?!.*(?:cloudfront|casetext|docslib))[\w.-]+\//);
      const days = (Date.parse(lookAgain) - Date.parse(read)) / 86_400_000;
      expect(days, `days until ${id} is looked at again`).toBeGreaterThan(0);
      expect(days, `days until ${id} is looked at again`).toBeLessThanOrEqual(366);
    }
  });

  test('has no entry that no text cites', () => {
    expect(sourceProblems(business, contents)).toEqual([]);
    expect(formatted(sourceProblems(business, contents, { ...sources, 'old-law': source }))).toEqual([
      'site/content/sources.json: "old-law" isn’t cited by any text. Cite it in one as [^old-law], or delete it.',
    ]);
  });

  test('has no entry that applies only to another state', () => {
    const elsewhere = Object.fromEntries(Object.keys(sources).map((id) => [id, { ...source, states: ['PA'] }]));
    expect(sourceProblems(business, contents, elsewhere)).toHaveLength(Object.keys(sources).length);
  });

  test('is reported if overdue', () => {
    const cited = [{ cited: new Set(['law']) }];
    const due = (today: string, sourcesRead?: Record<string, string>, contents = cited) =>
      formatted(overdueSources({ sourcesRead }, contents, today, { law: source }));
    expect([...overdueSources({}, contents, '2026-12-01'), ...due('2027-01-31')]).toEqual([]);
    const said = (read: string, by: string, today: string) => [
      `sourcesRead.law: A was read on ${read} and was due to be read again by ${by}. https://b.example/ Then write "sourcesRead": { "law": "${today}" }.`,
    ];
    expect(due('2027-02-01')).toEqual(said('2026-01-31', '2027-01-31', '2027-02-01'));
    // Sources that a site doesn't cite need no review.
    expect(due('2027-02-01', {}, [{ cited: new Set(['other']) }])).toEqual([]);
    // An owner's review is valid for a year.
    expect([...due('2027-02-01', { law: '2027-02-01' }), ...due('2028-02-01', { law: '2027-02-01' })]).toEqual([]);
    expect(due('2028-02-02', { law: '2027-02-01' })).toEqual(said('2027-02-01', '2028-02-01', '2028-02-02'));
    expect(due('2027-02-01', { law: '2099-01-01' })).toHaveLength(1);
  });

  test('knows the sources that an owner lists as read again', () => {
    expect(formatted(sourceProblems({ ...business, sourcesRead: { 'move-ovr': '2027-01-15' } }, contents))).toEqual([
      '"sourcesRead.move-ovr" isn’t a source. Correct its name, or take it out: site/content/sources.json has no such source.',
    ]);
  });
});

test('a page shows when its sources were last read, by us or the owner', () => {
  const [id = ''] = Object.keys(sources);
  const said = (day: string) =>
    markupOf(createElement(Sources), { ...siteOf(businessWith({ sourcesRead: { [id]: day } })), footnotes: [id] });
  expect(said('2099-01-15')).toContain('January 15, 2099');
  expect(said('2001-01-15')).not.toContain('2001');
});

const folder = temporaryFolder('sources');
test('a build warns about what is overdue; a release refuses it, unless allowed', async () => {
  const options = { business: writeFacts(folder, { ...ownFacts, rates }), now: new Date('2040-01-01') };
  const lines = await linesOf(() => build({ ...options, release: true }));
  expect(lines).toHaveLength(contentFor(businessWith(ownFacts)).cited.size + 1);
  expect(formatted((await build({ ...options, release: false })).problems)).toEqual(expect.arrayContaining(lines));
  // If allowed, only the other problems are reported.
  const samples = { ...options, business: factsFile, release: true, allowOverdue: true };
  expect((await linesOf(() => build(samples))).filter((line) => lines.includes(line))).toEqual([]);
});
