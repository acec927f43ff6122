import { onWarningStopParsing, type Document as XmlDocument, DOMParser as XmlParser } from '@xmldom/xmldom';
import { type Document, Window } from 'happy-dom';
import { type DefaultTreeAdapterTypes, parseFragment, parse as parseHtml } from 'parse5';

// A window of its own for every page would take longer than many a page. It would log each script that it does not load, and with
// that keep the page for good.
const { DOMParser } = new Window({ settings: { handleDisabledFileLoadingAsSuccess: true } });
const parser = new DOMParser();

/** Makes nodes of what parse5 has read, which reads as browsers do; happy-dom's own parser loses what follows a style in a drawing. */
function grow({ childNodes }: DefaultTreeAdapterTypes.ParentNode, parent: ParentNode, document: globalThis.Document) {
  for (const node of childNodes) {
    if (node.nodeName === '#text' && 'value' in node) parent.append(document.createTextNode(node.value));
    // Styles are no text of a page.
    if (!('attrs' in node) || node.tagName === 'style') continue;
    const element = document.createElementNS(node.namespaceURI, node.tagName);
    for (const { name, value } of node.attrs) element.setAttribute(name, value);
    parent.append(element);
    if ('content' in node) grow(node.content, (element as HTMLTemplateElement).content, document);
    else grow(node, element, document);
  }
}

/** A page as a document, without its styles. */
export function parse(html: string): Document {
  const document = parser.parseFromString('', 'text/html');
  document.documentElement.remove();
  grow(parseHtml(html), document as never, document as never);
  return document;
}

/** Puts markup into an element of a test's own document, in place of what was there. */
export function fill(element: HTMLElement, html: string): void {
  element.replaceChildren();
  grow(parseFragment(html), element, element.ownerDocument);
}

const known = new Map<string, Document>();

/**
 * The same as `parse`, once for all tests, which leave it as it is: for pages that many files read. The others go when their test
 * ends; kept, they would cost the collector more than they take to parse.
 */
export function documentOf(html: string): Document {
  const document = known.get(html) ?? parse(html);
  known.set(html, document);
  return document;
}

/** Each place in a text where a pattern holds, with what is around it. */
export const placesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 25), index + match.length + 25),
  );

/** An XML file as a document; anything that is not well-formed throws. */
export const parseXml = (text: string): XmlDocument =>
  new XmlParser({ onError: onWarningStopParsing }).parseFromString(text, 'application/xml');
