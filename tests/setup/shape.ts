import { Node } from '@xmldom/xmldom';
import ICAL from 'ical.js';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { parseXml } from './xml.ts';

type HtmlNode = DefaultTreeAdapterTypes.Node;

/** The map places its labels by the widths of letters, and its list numbers the towns whose names have no room. */
const isMap = (attributes: readonly { name: string; value: string }[]) =>
  attributes.some(({ name, value }) => name === 'class' && value === 'map map--drawn');
/** What is asked of the map is encoded, and so of another length. */
const length = (value: string) => value.replace(/(?<=[?&]q=)[^&]*/, '').length;

/** The shape of an HTML page by a parser: elements, attributes, the lengths of all texts, and scripts as they are. */
export function pageShape(html: string): string[] {
  const lines: string[] = [];
  const visit = (node: HtmlNode, parent = ''): void => {
    if ('attrs' in node) {
      const policy = node.attrs.some(({ value }) => value === 'Content-Security-Policy');
      const attributes = node.attrs.map(({ name, value }) => `${name}=${policy ? value : length(value)}`);
      lines.push([node.tagName, ...attributes].join(' '));
      if (node.tagName === 'svg' && parent === 'map') return;
      const [text] = node.childNodes;
      const type = node.attrs.find(({ name }) => name === 'type')?.value;
      if (node.tagName === 'script' && text && 'value' in text)
        return void lines.push(...(type === 'application/ld+json' ? dataShape(JSON.parse(text.value)) : [text.value]));
    } else if ('value' in node) lines.push(parent === 'map' ? '""' : `"${node.value.length}"`);
    else lines.push(node.nodeName);
    const name = 'attrs' in node && isMap(node.attrs) ? 'map' : parent;
    if ('content' in node) visit(node.content, name);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, name);
  };
  visit(parse(html));
  return lines;
}

/** The shape of data: its keys, and the lengths of its texts. */
function dataShape(value: unknown): string[] {
  if (typeof value === 'string') return [`"${length(value)}"`];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...dataShape(inner)]);
}

/** The shape of an XML file; a text that is HTML is read as a page. */
function xmlShape(node: Node): string[] {
  if (node.nodeType !== Node.ELEMENT_NODE) return [`${node.nodeName} ${node.nodeValue?.length}`];
  const { tagName, attributes, textContent, childNodes } = node as Element & Node;
  const isHtml = [...attributes].some(({ name, value }) => name === 'type' && value === 'html');
  const inner = isHtml ? pageShape(textContent ?? '') : [...childNodes].flatMap((child) => xmlShape(child as never));
  return [[tagName, ...[...attributes].map(({ name }) => name)].join(' '), ...inner];
}

/** The shape of a file beside the pages, by the parser that its kind is read with. */
export function fileShape(path: string, body: string): string[] {
  // Its lines break by the widths of letters.
  if (path === 'share')
    return xmlShape(parseXml(body).documentElement as never).filter((line) => !/^(?:#|tspan|text)/.test(line));
  if (path.endsWith('.xml')) return xmlShape(parseXml(body).documentElement as never);
  // Values are left out: the parser takes a separator behind an escaped backslash for an escaped one.
  if (path.endsWith('.vcf'))
    return (ICAL.parse(body) as [string, [string, object][]])[1].flatMap(([name, parameters]) => [
      name,
      ...dataShape(parameters),
    ]);
  return path.endsWith('.webmanifest') ? dataShape(JSON.parse(body)) : [body];
}
