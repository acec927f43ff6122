import { DOMParser, type Document, type Element, onWarningStopParsing } from '@xmldom/xmldom';

/** An XML file as a document; anything that is not well-formed throws. */
export const parseXml = (text: string): Document =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'application/xml');

/** The children of an element that have a name, in the element's own namespace. */
export const childrenOf = (parent: Document | Element | null | undefined, name: string): Element[] =>
  [...(parent?.childNodes ?? [])].filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
  );

/** The text of the one child with a name; undefined where there is none, or where there are more. */
export function textIn(parent: Element, name: string): string | undefined {
  const [child, ...others] = childrenOf(parent, name);
  return others.length === 0 ? (child?.textContent ?? undefined) : undefined;
}
