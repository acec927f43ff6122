import { createHash } from 'node:crypto';
import type { Element, HTMLTemplateElement, Node } from 'happy-dom';
import { parse } from './parse.ts';

/** A page as it is printed for its snapshot: what is around `<main>`, and `<main>`. */
export interface PageLines {
  language: string;
  /** Elements of the head, nodes of the data for search engines, header, footer and dialogs. */
  around: string[];
  main: string[];
}

/** Tells of another text, without having to be read. */
export const checksumOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => !isElement(node) && node.textContent.trim() !== '');
const contentOf = (element: Element) =>
  element.localName === 'template' ? (element as HTMLTemplateElement).content : element;

/** A tag with its attributes, whose order says nothing. A drawing has the checksum of what is in it. */
function tagOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => (value ? `${name}="${value}"` : name)).sort();
  const inner = element.localName === 'svg' ? [...element.children].flatMap((child) => linesOf(child)) : [];
  const checksum = inner.length > 0 ? [`#${checksumOf(inner.join('\n'))}`] : [];
  return `<${[element.localName, ...attributes, ...checksum].join(' ')}>`;
}

/** What is in an element, in one line. */
const innerLine = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) => {
      if (!isElement(node)) return node.textContent.replace(/\s+/g, ' ');
      return /^(?:svg|br|img)$/.test(node.localName)
        ? tagOf(node)
        : `${tagOf(node)}${innerLine(node)}</${node.localName}>`;
    })
    .join('');

/** An element a line, indented by its depth; one with text has all that is in it in its line, so that no text wraps. */
function linesOf(element: Element, without = '', depth = 0): string[] {
  const line = ' '.repeat(depth) + tagOf(element);
  if (element.localName === without) return [];
  if (element.localName === 'svg') return [line];
  if (hasText(element)) return [(line + innerLine(element)).trimEnd()];
  return [line, ...[...contentOf(element).children].flatMap((child) => linesOf(child, without, depth + 1))];
}

/** Prints markup, an element a line. */
export const elementLines = (html: string): string[] =>
  [...parse(html).body.children].flatMap((element) => linesOf(element));

/** What a page says to search engines, a property a line after the name of its node; of a list each item has a line. */
const dataLines = (node: object): string[] =>
  Object.entries(node).flatMap(([property, value]) => {
    const items: unknown[] = Array.isArray(value) && typeof value[0] === 'object' ? value : [value];
    const name = String(Reflect.get(node, '@id')).replace(/.*#/, '#');
    return items.map((item) => `${name} ${property}: ${JSON.stringify(item)}`);
  });

/** Prints a page. Its title, description and address are written out once, and have a name wherever they stand again. */
export function pageLines(html: string): PageLines {
  const { head, body, documentElement } = parse(html);
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')];
  const nodes = data.flatMap(({ textContent }) => JSON.parse(textContent)['@graph'] as object[]);
  const title = head.querySelector('title');
  const description = head.querySelector('meta[name=description]')?.getAttribute('content');
  const address = head.querySelector('link[rel=canonical]')?.getAttribute('href');
  const own = Object.entries({ title: title?.textContent, description, address });
  const repeated: [string, string][] = own.flatMap(([name, value]) => (value ? [[`"${value}"`, `"{${name}}"`]] : []));
  // Of a page, its parts have the address, and the last path that is not loaded beforehand is its own.
  if (address) repeated.push([`"${address}#`, '"{address}#'], [`,"${new URL(address).pathname}"]`, ',"{path}"]']);
  const around = [
    tagOf(documentElement),
    ...[...head.children].filter((part) => part !== title && !data.includes(part)).flatMap((part) => linesOf(part)),
    ...nodes.flatMap(dataLines),
    ...linesOf(body, 'main'),
  ];
  return {
    language: documentElement.lang,
    around: [
      ...own.map(([name, value]) => `${name}: ${value ?? 'none'}`),
      ...around.map((line) => repeated.reduce((left, [value, name]) => left.replaceAll(value, name), line)),
    ],
    main: [...body.querySelectorAll('main')].flatMap((main) => linesOf(main)),
  };
}

/** Each line with how often it stood there before, so that a second one is another one. */
function counted(lines: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const times = seen.get(line) ?? 0;
    seen.set(line, times + 1);
    return `${times} ${line}`;
  });
}

/** What most pages have in common, in the order of the one with most of it; and of each what else it has, and what of that it lacks. */
export function sharedLines(pages: readonly (readonly string[])[]): { shared: string[]; own: string[][] } {
  const sets = pages.map((lines) => new Set(counted(lines)));
  const isShared = (line: string) => sets.filter((set) => set.has(line)).length > sets.length / 2;
  const all = sets.map((set) => [...set].filter(isShared)).sort((one, other) => other.length - one.length);
  const shared = [...new Set(all.flat())];
  const plain = (line: string) => line.replace(/^\d+ /, '');
  const own = sets.map((set) => [
    ...[...set].filter((line) => !isShared(line)).map(plain),
    ...shared.filter((line) => !set.has(line)).map((line) => `lacks ${plain(line).trim()}`),
  ]);
  return { shared: shared.map(plain), own };
}
