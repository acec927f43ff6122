import { createHash } from 'node:crypto';
import type { Element, HTMLTemplateElement, Node } from 'happy-dom';
import { parse } from './parse.ts';

/** A short checksum, which shows that something changed. */
export const checksumOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => !isElement(node) && node.textContent.trim() !== '');
const contentOf = (element: Element) =>
  element.localName === 'template' ? (element as HTMLTemplateElement).content : element;

/** A tag with its attributes in alphabetical order. A drawing's ends in a checksum of its content. */
function tagOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => (value ? `${name}="${value}"` : name)).sort();
  const inner = element.localName === 'svg' ? [...element.children].flatMap((child) => linesOf(child)) : [];
  const checksum = inner.length > 0 ? [`#${checksumOf(inner.join('\n'))}`] : [];
  return `<${[element.localName, ...attributes, ...checksum].join(' ')}>`;
}

/** An element's content as one line. */
const innerLine = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) => {
      if (!isElement(node)) return node.textContent.replace(/\s+/g, ' ');
      return /^(?:svg|br|img)$/.test(node.localName)
        ? tagOf(node)
        : `${tagOf(node)}${innerLine(node)}</${node.localName}>`;
    })
    .join('');

/** One line per element, indented by depth. An element with text has all its content in its line. */
function linesOf(element: Element, without = '', depth = 0): string[] {
  const line = ' '.repeat(depth) + tagOf(element);
  if (element.localName === without) return [];
  if (element.localName === 'svg') return [line];
  if (hasText(element)) return [(line + innerLine(element)).trimEnd()];
  return [line, ...[...contentOf(element).children].flatMap((child) => linesOf(child, without, depth + 1))];
}

/** Prints markup, one line per element. */
export const elementLines = (html: string): string[] =>
  [...parse(html).body.children].flatMap((element) => linesOf(element));

/** Structured data: one line per property, or per item of a list, after the name of its node. */
const dataLines = (node: object): string[] =>
  Object.entries(node).flatMap(([property, value]) => {
    const items: unknown[] = Array.isArray(value) && typeof value[0] === 'object' ? value : [value];
    const name = String(Reflect.get(node, '@id')).replace(/.*#/, '#');
    return items.map((item) => `${name} ${property}: ${JSON.stringify(item)}`);
  });

/**
 * Prints a page for its snapshot: its `main`, and `around` it the elements of the head, the data for search engines, header,
 * footer and dialogs. Its title, description and address are written out once; repeats become `{title}` and so on.
 */
export function pageLines(html: string) {
  const { head, body, documentElement } = parse(html);
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')];
  const nodes = data.flatMap(({ textContent }) => JSON.parse(textContent)['@graph'] as object[]);
  const title = head.querySelector('title');
  const description = head.querySelector('meta[name=description]')?.getAttribute('content');
  const address = head.querySelector('link[rel=canonical]')?.getAttribute('href');
  const own = Object.entries({ title: title?.textContent, description, address });
  const repeated: [string, string][] = own.flatMap(([name, value]) => (value ? [[`"${value}"`, `"{${name}}"`]] : []));
  // Nodes have the address in their id, and the last path that is not prefetched is the page's own.
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
