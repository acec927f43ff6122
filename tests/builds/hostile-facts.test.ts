import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { hasGlyph } from '../../site/styles/heading-font.ts';
import { factsAtLimits } from '../setup/legal-facts.ts';
import { business } from '../setup/pages.ts';
import { parseXml } from '../setup/parse.ts';
import { formatted } from '../setup/problems.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** Strings that have broken programs before. */
const pieces = [
  ...'<script>ran=1</script> </script> </style> </title> </template> <!-- --> ]]> <![CDATA[ <?xml?> "'.split(' '),
  ..."&lt;b&gt; &#60; & < > ` \\ \\n ; : , %0d%0aA: %zz END:VCARD %styles% %policy% $& $1 $` {{7*7}} '".split(' '),
  ...'<svg/onload=ran=1> javascript:ran=1 __proto__ ../.. href="/x" {phone} {x} (/y/) http://a.example'.split(' '),
  ..."\"><img src=x onerror=ran=1>|' onfocus='ran=1|🚚|ü|İ|日本語|עברית|ﷺ|e\u0301|\u00a0|\u3000|½|Town".split('|'),
];

/** Valid facts that are as hostile as the rules allow; deterministic by seed. */
function hostileFacts(seed: number) {
  const bytesFor = (path: string) => [...createHash('sha256').update(`${seed}${path}`).digest()];
  const text = (length: number, path: string) => {
    const isHeading = /^\.(?:name|township|headline|roads\d+)$/.test(path);
    const mayStand = (one: string) => !isHeading || hasGlyph(one);
    const letters = ['x'];
    for (const byte of length > 10 ? bytesFor(path) : [])
      for (const letter of pieces[byte % pieces.length] ?? '')
        if (mayStand(letter) && letters.length + 1 < length) letters.push(letter);
    const written = letters.join('').normalize('NFC').trim();
    // Limits count an emoji as one character.
    return written + 'x'.repeat(length - [...written].length);
  };
  const isThere = (path: string) => (bytesFor(path)[0] ?? 0) % 4 > 0;
  const facts = factsAtLimits(isThere, text);
  const url = isThere('path') ? 'https://xn--bcher-kva.example/~a/b.c/' : 'https://a.example/';
  const photos = Object.fromEntries(['flatbed-towing', 'home'].map((slug) => [slug, text(160, slug)]));
  return { ...facts, url, photos, languages: ['en'] };
}

/** The length of a value, without the map's query, whose encoding changes its length. */
const length = (value: string) => value.replace(/(?<=[?&]q=)[^&]*/, '').length;

/** The drawn map, whose layout depends on the widths of its labels. */
const map = /class="map--drawn".*?<\/svg>/s;

/** The structure of an HTML page, or of XML read as HTML: elements, attributes, lengths of texts, and scripts as they are. */
function pageShape(html: string): string[] {
  const shapeOf = (node: DefaultTreeAdapterTypes.Node): string[] => {
    const inner = 'childNodes' in node ? node.childNodes.flatMap(shapeOf) : [];
    if ('value' in node) return [`"${node.value.length}"`];
    if (!('attrs' in node)) return [node.nodeName, ...inner];
    const policy = node.attrs.some(({ value }) => value === 'Content-Security-Policy');
    const attributes = node.attrs.map(({ name, value }) => `${name}=${policy ? value : length(value)}`);
    const start = [node.tagName, ...attributes].join(' ');
    const [text] = node.childNodes;
    const words = text && 'value' in text ? text.value : '';
    const type = node.attrs.find(({ name }) => name === 'type')?.value;
    if (type === 'html') return [start, ...pageShape(words)];
    if (node.tagName === 'script' && words)
      return [start, ...(type === 'application/ld+json' ? dataShape(JSON.parse(words)) : [words])];
    return [start, ...inner, ...('content' in node ? shapeOf(node.content) : [])];
  };
  return shapeOf(parse(html.replace(map, '')));
}

/** The structure of data: keys and lengths of texts. */
function dataShape(value: unknown): string[] {
  if (typeof value === 'string') return [`"${length(value)}"`];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...dataShape(inner)]);
}

/** The structure of another file, by the parser for its type. */
function fileShape(path: string, body: string): string[] {
  if (path.endsWith('.xml')) {
    parseXml(body);
    return pageShape(body);
  }
  // Without values: the parser misreads a separator after an escaped backslash.
  if (path.endsWith('.vcf'))
    return (ICAL.parse(body) as [string, [string, object][]])[1].flatMap(([name, parameters]) => [
      name,
      ...dataShape(parameters),
    ]);
  return path.endsWith('.webmanifest') ? dataShape(JSON.parse(body)) : [body];
}

const errorsOf = (changes: object) => formatted(checkBusiness({ ...business, ...changes }).problems);

describe('hostile facts', () => {
  test('are refused in a short line, however long they are', () => {
    for (const long of ['x'.repeat(10_000_000), `https://${'a.'.repeat(1_000_000)}`, ' '.repeat(1_000_000)])
      for (const field of ['name', 'url', 'phone', 'mapQuery', 'quoteFormId']) {
        // Spaces count as an empty text, which means no form.
        const isTaken = field === 'quoteFormId' && long.trim() === '';
        expect(errorsOf({ [field]: long }).map((line) => line.length < 250)).toEqual(isTaken ? [] : [true]);
      }
    expect(errorsOf({ towns: Array(100_000).fill(business.towns[0]) })).toHaveLength(1);
  });

  test('can’t pollute prototypes', () => {
    const slipped = (place: string) =>
      checkBusiness(JSON.parse(JSON.stringify(business).replace(place, `${place}"__proto__":{"harmed":1},`)));
    for (const place of ['{', '"address":{']) expect(slipped(place).problems).toHaveLength(1);
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(errorsOf({ photos: JSON.parse(`{"${name}":"A truck in the rain"}`) })).toHaveLength(1);
    expect({}).not.toHaveProperty('harmed');
  });
});

/** Facts that aren't free text. */
const plain =
  /^(?:url|date|email|accountsEmail|phone|secondPhone|textPhone|region|postalCode|services|payments|payment|roadsideJobs|quoteFormId|validFrom|until|brandColor|placeKind|hours|office)$/;

/** The same facts with every text replaced by harmless letters of the same length. */
function harmless(facts: unknown, name = ''): unknown {
  if (plain.test(name)) return facts;
  if (typeof facts === 'string') return /^[\w ./-]*$|^https:/.test(facts) ? facts : facts.replace(/[^\s@]/g, 'x');
  if (Array.isArray(facts)) return facts.map((inner) => harmless(inner));
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, inner]) => [key, harmless(inner, key)]));
}

// Fixed seeds; the full run tries more, and new ones each time.
const { FULL } = process.env;
const seeds = Array.from({ length: FULL ? 400 : 8 }, (_, index) => index + (FULL ? Date.now() : 1));

test('hostile facts never change the structure of a page or a file', async () => {
  for (const seed of seeds) {
    const { data: hostile, problems } = checkBusiness(hostileFacts(seed));
    expect(problems, `${seed}`).toEqual([]);
    // Some of the pages for each seed, and always home, which has the most facts.
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
