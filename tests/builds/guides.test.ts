import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataOf } from '../../build/problem.ts';
import { readContent } from '../../site/content/read-content.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { writeFixtureTexts } from '../setup/fixture-texts.ts';
import { businessWith, htmlOf, pagesWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const business = businessWith(bilingualFacts);
const folder = temporaryFolder('guides');
const locales = writeFixtureTexts(folder);

/** The guide's pages, and the menu and footer links to it, if the guide exists in these languages. */
function guideIn(...languages: readonly string[]) {
  for (const language of languages)
    cpSync('tests/fixtures/adding/spare-tires.md', join(folder, language, 'guides/spare-tires.md'));
  const contents = locales.map((locale) => dataOf(readContent([locale.folder], business, locale, '2026-11-23')));
  const pages = pagesWith(business, contents);
  const linksOn = (path: string) => {
    const home = pages.find((page) => page.path === path);
    const links = home ? parse(htmlOf(home, business)).querySelectorAll(':is(header, footer) a') : [];
    return [...links].map((link) => link.getAttribute('href')).filter((to) => to?.includes('spare-tires'));
  };
  return {
    pages: pages.map(({ path }) => path).filter((path) => path.includes('spare-tires')),
    links: { '/': linksOn('/'), '/es/': linksOn('/es/') },
  };
}

test('an added guide gets a page, and menu and footer links, in each language that has its text', () => {
  const english = ['/spare-tires/', '/spare-tires/', '/spare-tires/'];
  expect(guideIn('en')).toEqual({ pages: ['/spare-tires/'], links: { '/': english, '/es/': [] } });
  expect(guideIn('en', 'es')).toEqual({
    pages: ['/spare-tires/', '/es/spare-tires/'],
    links: { '/': english, '/es/': english.map((path) => `/es${path}`) },
  });
});
