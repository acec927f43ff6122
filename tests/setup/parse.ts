import { onWarningStopParsing, type Document as XmlDocument, DOMParser as XmlParser } from '@xmldom/xmldom';
import { type Document, Window } from 'happy-dom';

// A window of its own for every page would take longer than many a page. It would log each script that it does not load, and with
// that keep the page for good.
const { DOMParser } = new Window({ settings: { handleDisabledFileLoadingAsSuccess: true } });
const parser = new DOMParser();

/** Styles are no text of a page, and the parser loses what follows one in a drawing. */
export const withoutStyles = (html: string) => html.replace(/<style\b.*?<\/style>/gs, '');

/** A page as a document, without its styles. */
export function parse(html: string): Document {
  return parser.parseFromString(withoutStyles(html), 'text/html');
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
