import { expect, test } from 'vitest';
import { pages as translated } from '../../site/content/es/index.ts';
import { everyFact } from '../setup/facts.ts';
import { graphOf } from '../setup/graph.ts';
import { businessWith } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const { pages, files } = renderSite(businessWith(everyFact));
const spanish = [...pages].filter(([path]) => path.startsWith('/es/'));
const documentAt = (path: string) => documentOf(pages.get(path) ?? '');
const attributes = (path: string, selector: string, name: string) =>
  [...documentAt(path).querySelectorAll(selector)].map((element) => element.getAttribute(name));

test('the pages in Spanish are those that it has, with a manifest, a contact card and no feed', () => {
  expect(spanish.map(([path]) => path).sort()).toEqual(translated.map((path) => `/es${path}`).sort());
  const own = ['/es/site.webmanifest', '/es/contact.vcf', '/es/feed.xml'].filter((path) => files.has(path));
  expect(own).toEqual(['/es/site.webmanifest', '/es/contact.vcf']);
  expect(String(files.get('/sitemap.xml')).match(/<loc>[^<]*\/es\/[^<]*/g)).toHaveLength(spanish.length - 1);
});

test('they link to what they lack in English, and say so', () => {
  for (const [path] of spanish) {
    if (path === '/es/404.html') continue;
    for (const link of documentAt(path).querySelectorAll('body a[href^="/"]:not(.language-switch)')) {
      const isForeign = !link.getAttribute('href')?.startsWith('/es/');
      const told = [link.getAttribute('hreflang'), link.textContent.includes('(inglés)')];
      expect(told, `${path} ${link.textContent}`).toEqual(isForeign ? ['en-US', true] : [null, false]);
    }
    expect(attributes(path, 'link[type="application/atom+xml"]', 'href')).toEqual([]);
    const [company] = graphOf({ document: documentAt(path) })['@graph'];
    for (const point of [company?.contactPoint].flat())
      expect(point).toMatchObject({ availableLanguage: ['en-US', 'es'] });
  }
});

test('a list of pages says once that those in English are', () => {
  for (const [path] of spanish)
    for (const list of documentAt(path).querySelectorAll('nav ul, .upright-cards, .related__cards')) {
      const own = list.cloneNode(true);
      // What a list within it says, and a sentence of a card, and what is said to readers of a screen alone.
      for (const other of own.querySelectorAll('ul, p, .language-switch, .visually-hidden')) other.remove();
      const isForeign = own.querySelector('a[hreflang]') !== null;
      expect(own.textContent.match(/inglés/gi) ?? [], `${path} ${own.textContent}`).toHaveLength(isForeign ? 1 : 0);
    }
});

test('where nobody has read them there is no Spanish page, no switch, no alternate and no word of it', () => {
  const languages = ['en', { code: 'es', answered: true }];
  const { pages, files } = renderSite(businessWith({ languages }), (path) => /^\/(?:contact\/|es\/.*)?$/.test(path));
  expect([...pages.keys(), ...files.keys()].filter((path) => path.startsWith('/es'))).toEqual([]);
  expect([...pages.values()].join('')).not.toMatch(/hrefLang|language-switch|Español|availableLanguage/);
});
