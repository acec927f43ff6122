import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Audit } from '../../build/audit/audit.ts';
import { renderPage } from '../../build/page/render.tsx';
import { dataOf } from '../../build/problem.ts';
import { english, spanish } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { textOf } from '../setup/built.ts';
import { bilingualFacts, proofFacts } from '../setup/facts.ts';
import { graphOf, partsOf } from '../setup/graph.ts';
import { copiedOwnLocales } from '../setup/own-texts.ts';
import { assets, businessWith, pagesWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const fixtures = 'tests/fixtures/towns';
const freehold = readFileSync(`${fixtures}/freehold.md`, 'utf8');
const jackson = readFileSync(`${fixtures}/jackson.md`, 'utf8');
const facts = businessWith({ ...bilingualFacts, ...proofFacts });
const folder = temporaryFolder('towns');
copiedOwnLocales(folder);
cpSync(fixtures, join(folder, 'en/towns'), { recursive: true });

/** The site's texts with the towns' as they are given. */
function contentWith(towns: Record<string, string> = {}, of = facts) {
  for (const [slug, text] of Object.entries({ freehold, jackson, ...towns }))
    writeFileSync(join(folder, `en/towns/${slug}.md`), text);
  return readContent([join(folder, 'en')], of, english, '9999-12-31');
}

/** What is wrong with them. */
const problemsOf = async (towns: Record<string, string>) =>
  formatted(contentWith(towns).problems).map((line) => line.replaceAll(folder, ''));

describe('pages of towns', () => {
  const contents = [contentWith(), readContent(['site/content/es'], facts, spanish, '9999-12-31')].map((read) =>
    dataOf(read),
  );
  const listed = pagesWith(facts, contents);
  const pages = new Map(listed.map((page) => [page.path, renderPage(siteMeta(facts), page, assets)]));
  const pageAt = (path: string) => parse(pages.get(path) ?? '');

  test('are where they are looked for, hold together, and are linked from the list of towns, in Spanish too', () => {
    const audit = new Audit(facts.url);
    for (const page of listed) audit.page(page, pages.get(page.path) ?? '');
    const found = audit.problems({ has: () => true });
    expect(formatted(found.filter(({ message }) => /towing\/(?:freehold|jackson)/.test(message)))).toEqual([]);
    for (const path of ['/contact/', '/es/contact/'])
      expect(
        [...pageAt(path).querySelectorAll('.area-map__towns a')].map((link) => link.getAttribute('href')),
        path,
      ).toEqual(['/towing/freehold/', '/towing/jackson/']);
    expect(textOf(pageAt('/es/contact/').querySelector('.area-map__towns a'))).toBe('Freehold (inglés)');
    expect([...pageAt('/contact/').querySelectorAll('.area-map__towns li')].map(textOf)).toContain('Marlboro');
  });

  test('say what only that town has: its roads, its miles, whom the police call, with the source, and a review', () => {
    const [one, other] = [pageAt('/towing/freehold/'), pageAt('/towing/jackson/')];
    expect(textOf(one.querySelector('h1'))).toBe('Towing in Freehold');
    expect([...one.querySelectorAll('.guide-sign li')].map((road) => textOf(road.querySelector('span')))).toEqual([
      ...['US 9', 'Route 79', 'County Route 537'],
    ]);
    expect(textOf(one.querySelector('main'))).toContain('9 miles from our yard');
    expect(textOf(one.querySelector('#police-tows')?.closest('section'))).toContain('their own list');
    expect(one.querySelectorAll('.sources li')).toHaveLength(1);
    expect(textOf(other.querySelector('main'))).toMatch(/He was there in 25 minutes\..*Dana, March 2026/);
    expect(other.querySelector('.sources')).toBeNull();
  });

  test('name their roads as their state does', () => {
    const towns = facts.towns.map((town) => ({ ...town, ...(town.name === 'Freehold' && { region: 'PA' }) }));
    const abroad = businessWith({ ...proofFacts, towns });
    const page = pagesWith(abroad, [dataOf(contentWith({}, abroad))]).find(({ path }) => path === '/towing/freehold/');
    if (!page) throw new Error('There is no page of Freehold.');
    const platesOf = (document: ReturnType<typeof parse>) =>
      [...document.querySelectorAll('.guide-sign__plate')].map(textOf);
    expect(platesOf(pageAt('/towing/freehold/'))).toEqual(['County Route 537']);
    expect(platesOf(parse(renderPage(siteMeta(abroad), page, assets)))).toEqual(['Route 79', 'County Route 537']);
  });

  test('have breadcrumbs of their own, and serve that town alone', () => {
    const document = pageAt('/towing/jackson/');
    expect([...document.querySelectorAll('.breadcrumbs a')].map(textOf)).toEqual(['Home', 'Contact']);
    const graph = graphOf({ document })['@graph'];
    const service = graph.find((node) => node['@type'] === 'Service');
    const city = { '@type': 'City', name: 'Jackson', containedInPlace: { '@type': 'State', name: 'NJ' } };
    expect(service?.areaServed).toEqual(city);
    const crumbs = partsOf(graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement);
    expect(crumbs.at(-1)).toMatchObject({ name: 'Jackson', item: `${facts.url}towing/jackson/` });
  });
});

describe('a page of a town that could stand for another is a problem', () => {
  const swap = (text: string) => text.replaceAll('Freehold', 'Brick').replace(/\d+/g, '7');

  test('each paragraph that is that of another town but for names and figures, at its line', async () => {
    expect(await problemsOf({ jackson: swap(freehold) })).toEqual(
      ['lead: ', '', 'The ramp', 'The Mall'].flatMap(() => [
        expect.stringMatching(
          /^\/en\/towns\/jackson\.md:\d+.* This is the paragraph of .*freehold\.md:\d+ with other names: ".+"/,
        ),
      ]),
    );
  });

  const before = (field: string) => [/(?=milesFromYard)/, `${field}\n`] as const;
  test.each<{ mistake: string; change: readonly [RegExp, string]; told: string }>([
    { mistake: 'nothing that only it has', change: [/policeTows:.*\n/, ''], told: 'Give at least one of "policeTows"' },
    { mistake: 'a rule without its source', change: [/\[\^township-code\]/, ''], told: 'a sentence with its source' },
    { mistake: 'no road', change: [/roads:.*\n/, ''], told: '"roads" is missing. Give 1 to 8' },
    { mistake: 'no miles', change: [/milesFromYard:.*\n/, ''], told: '"milesFromYard" is missing. Expected' },
    { mistake: 'a photo that is none of the owner’s', change: before('photo: square'), told: 'a photo in site/photos' },
    {
      mistake: 'a review that nobody wrote',
      change: before('review: https://g.page/x'),
      told: 'the address of a review',
    },
    {
      mistake: 'the town of another page',
      change: [/(?<=town: )Freehold/, 'Jackson'],
      told: 'one page for each town.',
    },
  ])('$mistake', async ({ change, told }) => {
    expect((await problemsOf({ freehold: freehold.replace(...change) })).join('\n')).toContain(told);
  });

  test('one of a town that the facts don’t name is left out, and reported', () => {
    const { data, problems } = contentWith({ freehold: freehold.replace('town: Freehold', 'town: Newark') });
    expect(data?.townPages.map(({ slug }) => slug)).toEqual(['jackson']);
    expect(problems.map(({ message }) => message)).toContain(
      'This page is left out, as "towns" in the facts has no "Newark".',
    );
  });
});
