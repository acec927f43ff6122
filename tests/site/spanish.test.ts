import { describe, expect, test } from 'vitest';
import { bilingualFacts } from '../setup/facts.ts';
import { graphOf } from '../setup/graph.ts';
import { businessWith } from '../setup/pages.ts';
import { documentOf, parse } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const { languages, claims } = bilingualFacts;
const { pages, files, faults } = renderSite(businessWith({ languages, claims }));
const spanish = [...pages].filter(([path]) => path.startsWith('/es/'));
/** Words of English sentences, none of which is Spanish. */
const english = /\b(?:the|and|your|you|we|our|with|call|tow|towing|truck|is|are|of|for|what|how|it|free)\b/gi;

const documentAt = (path: string) => documentOf(pages.get(path) ?? '');
const attributes = (path: string, selector: string, name: string) =>
  [...documentAt(path).querySelectorAll(selector)].map((element) => element.getAttribute(name));

test('the pages in Spanish have no fault, and are those that it has, with a manifest, a contact card and no feed', () => {
  expect(faults).toEqual([]);
  expect(spanish.map(([path]) => path).sort()).toEqual([
    ...['/es/', '/es/404.html', '/es/contact/', '/es/my-car-was-towed/'],
    ...['/es/services/emergency-towing-service/', '/es/services/roadside-assistance/', '/es/towing-cost/'],
  ]);
  const own = ['/es/site.webmanifest', '/es/contact.vcf', '/es/feed.xml'].map((path) => files.has(path));
  expect(own).toEqual([true, true, false]);
  expect(String(files.get('/sitemap.xml')).match(/<loc>[^<]*\/es\/[^<]*/g)).toHaveLength(spanish.length - 1);
});

test.each([
  ['/', ['en-US', 'es', 'x-default'], '/es/'],
  ['/es/towing-cost/', ['en-US', 'es', 'x-default'], '/towing-cost/'],
  ['/fleets/', [], '/es/'],
])('%s has its alternates, and a switch in header, menu and footer', (path, alternates, twin) => {
  expect(attributes(path, 'link[hreflang]', 'hreflang')).toEqual(alternates);
  expect(attributes(path, '.language-switch', 'href')).toEqual([twin, twin, twin]);
  const languages = new Set(attributes(path, '.language-switch', 'lang'));
  expect(languages).toEqual(new Set(attributes(path, '.language-switch', 'hreflang')));
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
    expect(company).toMatchObject({ contactPoint: { availableLanguage: ['en-US', 'es'] } });
  }
});

test('the page of unknown addresses speaks both, whichever it is', () => {
  expect(attributes('/404.html', 'main [lang^=es] a', 'href')[0]).toBe('/es/');
  expect(attributes('/es/404.html', 'main [lang^=en] a', 'href')[0]).toBe('/');
});

describe.each(spanish)('%s', (_, html) => {
  const document = parse(html);
  for (const other of document.querySelectorAll('script, style, [lang^="en"], .outbound-links, .address, iframe'))
    other.remove();

  test('has no English phrase but those marked, and says usted', () => {
    const told = [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[alt], [aria-label]')].map(
        (element) => `${element.getAttribute('alt')} ${element.getAttribute('aria-label')}`,
      ),
    ];
    const text = told
      .join(' ')
      .replaceAll('Township Towing', '')
      .replaceAll(/Move Over|Plus Code/g, '');
    expect(text.match(english) ?? []).toEqual([]);
    expect(text.match(/\b(?:tú|tu|tus|te|ti|llama|llámanos|vosotros|coche|ordenador)\b/gi) ?? []).toEqual([]);
  });
});

test('an owner of English alone has no Spanish page, no switch, no alternate and no word of it', () => {
  const only = renderSite(businessWith());
  expect([...only.pages.keys(), ...only.files.keys()].filter((path) => path.startsWith('/es'))).toEqual([]);
  expect(
    [...only.pages.values()].filter((html) => /hrefLang|language-switch|Español|availableLanguage/.test(html)),
  ).toEqual([]);
});
