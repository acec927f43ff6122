import ICAL from 'ical.js';
import type { Business } from '../../site/business/business.ts';
import { basePath } from '../../site/navigation.ts';
import type { RenderedSite } from './rendered-site.ts';
import { parseXml } from './xml.ts';

/** What is wrong with the files beside the pages: none may be another than the sample's but in the words of the facts. */
export function* fileHarm({ facts, files }: RenderedSite, sample: RenderedSite): Iterable<string> {
  const names = (site: RenderedSite) => [...site.files.keys()].join();
  if (names({ ...sample, files }) !== names(sample)) yield `Other files: ${[...files.keys()]}`;
  for (const [path, body] of files) {
    const expected = sample.files.get(path) ?? '';
    if (path.startsWith('/scenes/') && body !== expected) yield `${path}: another scene`;
    if (path.endsWith('.xml') && onePage(outline(body)) !== onePage(sampleOutline(path, expected)))
      yield `${path}: other elements`;
    if (path === 'share' && oneLine(outline(body)) !== oneLine(sampleOutline(path, expected)))
      yield `${path}: other elements`;
  }
  const text = (path: string) => files.get(path) ?? '';
  const robots = sample.files.get('/robots.txt')?.replace(sample.facts.url, facts.url);
  if (text('/robots.txt') !== robots) yield `robots.txt: ${text('/robots.txt')}`;
  const headers = sample.files.get('/_headers')?.replace(/^\//gm, basePath(facts));
  if (text('/_headers') !== headers) yield `_headers: ${text('/_headers')}`;
  yield* manifestHarm(text('/site.webmanifest'), facts);
  yield* cardHarm(text('/contact.vcf'), sample.files.get('/contact.vcf') ?? '', facts);
}

/**
 * The elements of an XML file with their attributes, a line each.
 * @throws where it is not well-formed
 */
function outline(xml: string): string {
  const elements = [...parseXml(xml).getElementsByTagName('*')];
  return elements
    .map(({ tagName, attributes }) => `${[tagName, ...[...attributes].map(({ name }) => name)].join(' ')}\n`)
    .join('');
}

/** Fewer services make a shorter sitemap. */
const onePage = (outline: string) => outline.replace(/(url\nloc\n)\1+/g, '$1');

/** A headline takes more lines where it is longer. */
const oneLine = (outline: string) => outline.replace(/(text .*\n)\1+/g, '$1');

const outlines = new Map<string, string>();
function sampleOutline(path: string, xml: string): string {
  const known = outlines.get(path) ?? outline(xml);
  outlines.set(path, known);
  return known;
}

function* manifestHarm(text: string, facts: Business): Iterable<string> {
  const { name, start_url, scope, icons } = JSON.parse(text);
  const base = basePath(facts);
  if (name !== facts.name) yield `The manifest says ${name}`;
  for (const address of [start_url, scope, ...icons.map(({ src }: { src: string }) => src)])
    if (!address.startsWith(base) || address.startsWith('//')) yield `The manifest names ${address}`;
}

/** A contact card's lines, unfolded. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

function* cardHarm(card: string, sample: string, facts: Business): Iterable<string> {
  const names = (text: string) => linesOf(text).map((line) => line.split(':')[0] ?? '');
  const expected = names(sample).filter((name) => facts.textPhone || !name.includes('CELL'));
  if (names(card).join() !== expected.join()) yield `The contact card has the lines ${names(card)}`;
  if (new ICAL.Component(ICAL.parse(card)).name !== 'vcard') yield 'The contact card is none';
  const name = linesOf(card).find((line) => line.startsWith('FN:'));
  if (name?.slice(3).replace(/\\(.)/gu, '$1') !== facts.name) yield `The contact card says ${name}`;
}
