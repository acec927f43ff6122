import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { english, type Locale } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { sources } from '../../site/content/sources.ts';
import { graphOf, type Thing } from '../setup/graph.ts';
import { isOwnPost } from '../setup/own-texts.ts';
import { business, contentFor } from '../setup/pages.ts';
import { documentOf, parse } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the language says, from a folder of its own. */
function disguisedContent() {
  cpSync('site/content/en', folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue;
    const file = join(folder, name);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const fields = front.split('\n').map((line) => {
      if (names.test(line)) return line;
      const [, field = '', value = ''] = /^( *[\w-]+:)?(.*)$/.exec(line) ?? [];
      return field + disguised(value);
    });
    writeFileSync(file, `---\n${fields.join('\n')}---\n${disguised(body)}`);
  }
  const messages = disguisedTree(english.messages) as Locale['messages'];
  const made = { ...english, language: 'en-XA', name: 'Xx', home: '/xx/', folder, messages };
  const content = readContent(folder, business, made, '9999-12-31');
  return { ...content, posts: content.posts.filter(({ slug }) => isOwnPost(slug)) };
}
const { pages, files, faults } = renderSite(business, undefined, false, {
  contents: [contentFor(), disguisedContent()],
});
const read = (path: string) => String(files.get(path));
/** But the page of unknown addresses, which speaks both. */
const listed = [...pages].filter(([path]) => !path.endsWith('/404.html'));
const twins = listed.filter(([path]) => path.startsWith('/xx/'));
const firsts = listed.flatMap(([path]) => (path.startsWith('/xx/') ? [] : path));

describe('a second language', () => {
  test('has every page of the first, under a path of its own', () => {
    expect(faults).toEqual([]);
    expect(firsts.length).toBeGreaterThan(10);
    expect(twins.map(([path]) => path.replace('/xx/', '/'))).toEqual(firsts);
    for (const [path, html] of pages)
      expect(html).toContain(`<html lang="${path.startsWith('/xx/') ? 'en-XA' : 'en-US'}"`);
  });

  test('links only to its own pages, its own feed, manifest and contact card', () => {
    const own = 'body a[href^="/"]:not([hreflang]), link[rel=manifest], link[type="application/atom+xml"]';
    for (const [, html] of twins)
      for (const link of documentOf(html).querySelectorAll(own)) expect(link.getAttribute('href')).toMatch(/^\/xx\//);
    expect(JSON.parse(read('/xx/site.webmanifest'))).toMatchObject({ lang: 'en-XA', start_url: '/xx/' });
    expect(read('/xx/feed.xml')).toContain(`${business.url}xx/blog/`);
    expect(read('/feed.xml')).not.toContain('/xx/');
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
    ...['October', 'November', 'Parkway', 'Turnpike', 'Route', 'US', 'I\u2011', 'I-'],
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
    for (const [path, html] of twins) {
      const document = parse(html);
      for (const text of wordsIn(graphOf({ document }) as Thing)) look(text, `${path} graph`);
      for (const element of document.querySelectorAll('script, style')) element.remove();
      for (const template of document.querySelectorAll('template')) look(template.content.textContent, path);
      for (const text of [document.title, document.body.textContent]) look(text, path);
      for (const [name, selector] of Object.entries(attributes))
        for (const element of document.querySelectorAll(selector)) look(element.getAttribute(name), `${path} ${name}`);
    }
    look(JSON.parse(read('/xx/site.webmanifest')).description, 'manifest');
    look(/^NOTE:(.*)$/m.exec(read('/xx/contact.vcf'))?.[1], 'contact card');
    expect(found).toEqual({});
  });
});
