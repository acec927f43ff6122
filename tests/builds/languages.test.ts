import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { english, type Locale } from '../../site/content/locales.ts';
import { sources } from '../../site/content/sources.ts';
import { servicePath } from '../../site/navigation.ts';
import { factsFile } from '../setup/facts.ts';
import { graphOf, type Thing } from '../setup/graph.ts';
import { business } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { parseXml } from '../setup/xml.ts';

// The site once more in a language that nobody speaks (a pseudo-locale, as translators call it): every vowel of every
// phrase and text is a y, so that what is left in English is told by its vowels.
/** What is no word: facts, conditions, ids, sources, and where links and pictures lead. */
const code = /(\{[^}]*\}|\]\([^)]*\)|\[\^[^\]]*\]|https?:\S+)/;
const disguised = (text: string) =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiou]/gi, 'y')))
    .join('');
/** A tree of messages, every string of it disguised. */
function disguisedTree(tree: unknown): unknown {
  if (typeof tree === 'string') return disguised(tree);
  if (Array.isArray(tree)) return tree.map(disguisedTree);
  return Object.fromEntries(Object.entries(tree as object).map(([name, inner]) => [name, disguisedTree(inner)]));
}
/** Lines of front matter that hold names and no words. */
const names = /^(?:id|date|updated|scene|related|state): |: true$|^ *- \{/;

/** What the language has where it has some of the pages only. */
const some = ['/', '/contact/', '/towing-cost/', servicePath('emergency-towing-service'), '/404.html'];
const gone = [
  'help/fleets.md',
  'help/my-car-was-towed.md',
  ...serviceSlugs.map((slug) => `services/${slug}.md`),
].filter((name) => !name.includes('emergency'));

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
const out = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));
const read = (path: string) => readFileSync(join(out, path), 'utf8');
const pagesUnder = (home: string) =>
  readdirSync(join(out, home), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html') && (home !== '/' || !name.startsWith('xx')))
    .map((name) => `${home}${name.replace(/index\.html$/, '')}`);
const pageAt = (path: string) => parse(read(`${path}index.html`));

beforeAll(async () => {
  const texts = join(folder, 'xx');
  cpSync('site/content/en', texts, { recursive: true });
  for (const name of readdirSync(texts, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue;
    const file = join(texts, name);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const fields = front.split('\n').map((line) => {
      if (names.test(line)) return line;
      const [, field = '', value = ''] = /^( *[\w-]+:)?(.*)$/.exec(line) ?? [];
      return field + disguised(value);
    });
    writeFileSync(file, `---\n${fields.join('\n')}---\n${disguised(body)}`);
  }
  const messages = disguisedTree(english.messages) as Locale['messages'];
  const made = { ...english, language: 'en-XA', name: 'Xx', home: '/xx/', folder: texts, messages };
  await build({ business: factsFile, out, release: false, locales: [english, made] });
  for (const name of [...gone, 'posts', 'about.md']) rmSync(join(texts, name), { recursive: true });
  const card = { name: 'Xyz', summary: 'Xyz', picture: 'Xyz' };
  const others = serviceSlugs.filter((slug) => !some.includes(servicePath(slug)));
  const services = Object.fromEntries(others.map((slug) => [slug, card]));
  const elsewhere = { services, help: { fleets: { name: 'Xyz' }, 'my-car-was-towed': { name: 'Xyz' } } };
  const locales = [english, { ...made, pages: some, elsewhere }];
  await build({ business: factsFile, out: join(folder, 'partial'), release: false, locales });
}, 60_000);

describe('a second language', () => {
  test('has every page of the first, under a path of its own', () => {
    expect(pagesUnder('/').length).toBeGreaterThan(10);
    expect(pagesUnder('/xx/').map((path) => path.replace('/xx/', '/'))).toEqual(pagesUnder('/'));
    expect(read('xx/404.html')).toContain('<html lang="en-XA">');
  });

  test('and the first point at each other, in the head and in the sitemap', () => {
    const sitemap = parseXml(read('sitemap.xml'));
    for (const path of pagesUnder('/')) {
      const twin = `/xx${path}`;
      for (const page of [path, twin]) {
        const document = pageAt(page);
        const links = [...document.querySelectorAll('link[hreflang]')];
        expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
          ['en-US', business.url + path.slice(1)],
          ['en-XA', business.url + twin.slice(1)],
          ['x-default', business.url + path.slice(1)],
        ]);
        expect(document.documentElement.getAttribute('lang')).toBe(page === twin ? 'en-XA' : 'en-US');
        const other = document.querySelector('meta[property="og:locale:alternate"]')?.getAttribute('content');
        expect(other).toBe(page === twin ? 'en_US' : 'en_XA');
      }
    }
    const alternates = [...sitemap.getElementsByTagName('xhtml:link')];
    expect(alternates).toHaveLength(6 * pagesUnder('/').length);
  });

  test('links only to its own pages, its own feed, manifest and contact card', () => {
    const own = 'body a[href^="/"]:not([hreflang]), link[rel=manifest], link[type="application/atom+xml"]';
    for (const path of pagesUnder('/xx/'))
      for (const link of pageAt(path).querySelectorAll(own)) expect(link.getAttribute('href')).toMatch(/^\/xx\//);
    expect(JSON.parse(read('xx/site.webmanifest'))).toMatchObject({ lang: 'en-XA', start_url: '/xx/' });
    expect(read('xx/feed.xml')).toContain(`${business.url}xx/blog/`);
    expect(read('feed.xml')).not.toContain('/xx/');
  });

  test('says its own name in structured data', () => {
    for (const path of pagesUnder('/xx/')) {
      const html = read(`${path}index.html`);
      const graph = graphOf({ document: parse(html) })['@graph'];
      const spoken = graph.filter((node) => node.inLanguage !== undefined);
      expect(spoken.length).toBeGreaterThan(1);
      expect(spoken.filter((node) => node.inLanguage !== 'en-XA')).toEqual([]);
    }
  });

  // What is told in any language alike: facts, names, figures, dates and addresses.
  const told = [
    ...['English', 'Xx'],
    business.name,
    business.township,
    ...business.towns.map(({ name }) => name),
    ...business.otherTowingSites.map(({ name }) => name),
    ...business.claims.payments.map(String).filter((way) => /^[A-Z]/.test(way)),
    String(business.claims.yearsInBusiness),
    business.address.street,
    business.address.locality,
    ...Object.values(sources).flatMap(({ title, publisher }) => [title, publisher]),
    ...['October', 'November', 'Parkway', 'Turnpike', 'Route', 'US', 'I\u2011'],
    ...['pounds', 'miles', '500 miles', '500 mi', '30 min'],
    // The longest first, as one may hold another.
  ].sort((a, b) => b.length - a.length);
  /** What is left of a text when facts are taken out; words with none of the signs are untransformed. */
  const untransformed = (text: string) => {
    const own = told.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
    return (own.match(/\p{L}+/gu) ?? []).filter((word) => /[aeiou]/i.test(word));
  };
  const properties = /^(?:name|description|headline|text|serviceType|paymentAccepted)$/;
  function* wordsIn(node: Thing): Iterable<string> {
    for (const [property, value] of Object.entries(node)) {
      if (typeof value === 'string' && properties.test(property)) yield value;
      else if (typeof value === 'object' && value !== null)
        for (const part of [value].flat()) yield* wordsIn(part as Thing);
    }
  }
  /** Where a document says something beside its text, by attribute. */
  const attributes: Readonly<Record<string, string>> = {
    content: 'meta[name=description], meta[property^="og:title"], meta[property="og:image:alt"]',
    ...Object.fromEntries(['alt', 'aria-label', 'title'].map((name) => [name, `[${name}]`])),
  };

  test('leaves no phrase untransformed: not on a page, in an attribute, in a head, in structured data or in a file', () => {
    const found: Record<string, string> = {};
    const look = (text: string | null | undefined, where: string) => {
      for (const word of untransformed(text ?? '')) found[word] = where;
    };
    for (const path of pagesUnder('/xx/')) {
      const html = read(`${path}index.html`);
      const document = parse(html);
      for (const text of wordsIn(graphOf({ document }) as Thing)) look(text, `${path} graph`);
      for (const element of document.querySelectorAll('script, style')) element.remove();
      for (const template of document.querySelectorAll('template')) look(template.content.textContent, path);
      for (const text of [document.title, document.body.textContent]) look(text, path);
      for (const [name, selector] of Object.entries(attributes))
        for (const element of document.querySelectorAll(selector)) look(element.getAttribute(name), `${path} ${name}`);
    }
    look(JSON.parse(read('xx/site.webmanifest')).description, 'manifest');
    look(/^NOTE:(.*)$/m.exec(read('xx/contact.vcf'))?.[1], 'contact card');
    expect(found).toEqual({});
  });
});

describe('a language with some of the pages', () => {
  const partial = join(folder, 'partial');
  const documentAt = (path: string) => parse(readFileSync(join(partial, `${path}index.html`), 'utf8'));
  const paths = () =>
    readdirSync(join(partial, 'xx'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const attributes = (document: ReturnType<typeof parse>, selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  test('has these, a manifest and a contact card, and no feed', () => {
    expect(
      paths()
        .map((name) => `/${name.replace('index.html', '')}`)
        .sort(),
    ).toEqual([...some].sort());
    expect(
      ['site.webmanifest', 'contact.vcf', 'feed.xml'].map((name) => existsSync(join(partial, 'xx', name))),
    ).toEqual([true, true, false]);
    expect(readFileSync(join(partial, 'sitemap.xml'), 'utf8').match(/<loc>[^<]*xx\/[^<]*/g)).toHaveLength(
      some.length - 1,
    );
  });

  test.each([
    ['/', ['en-US', 'en-XA', 'x-default'], '/xx/'],
    ['/xx/towing-cost/', ['en-US', 'en-XA', 'x-default'], '/towing-cost/'],
    ['/fleets/', [], '/xx/'],
  ])('%s has its alternates, and a switch in header, menu and footer', (path, alternates, twin) => {
    const document = documentAt(path);
    expect(attributes(document, 'link[hreflang]', 'hreflang')).toEqual(alternates);
    expect(attributes(document, '.language-switch', 'href')).toEqual([twin, twin, twin]);
    expect(new Set(attributes(document, '.language-switch', 'lang'))).toEqual(
      new Set(attributes(document, '.language-switch', 'hreflang')),
    );
  });

  test('links to what it lacks in English, and says so', () => {
    for (const name of paths()) {
      const document = documentAt(`/xx/${name.replace(/(?:index|404)\.html$/, '')}`);
      for (const link of document.querySelectorAll('body a[href^="/"]:not(.language-switch)')) {
        const isForeign = !link.getAttribute('href')?.startsWith('/xx/');
        expect([link.getAttribute('hreflang'), link.textContent.includes('(yn ynglysh)')]).toEqual(
          isForeign ? ['en-US', true] : [null, false],
        );
      }
      expect(attributes(document, 'link[type="application/atom+xml"]', 'href')).toEqual([]);
      expect(graphOf({ document })['@graph'][0]).toMatchObject({
        contactPoint: { availableLanguage: ['en-US', 'en-XA'] },
      });
    }
  });

  test('speaks on the page of unknown addresses, whatever its language', () => {
    for (const [file, other] of [
      ['404.html', 'en-XA'],
      ['xx/404.html', 'en-US'],
    ] as const) {
      const part = parse(readFileSync(join(partial, file), 'utf8')).querySelector(`main [lang="${other}"]`);
      expect(part?.querySelector('a')?.getAttribute('href')).toBe(other === 'en-US' ? '/' : '/xx/');
    }
  });
});
