import { onWarningStopParsing, type Document as XmlDocument, DOMParser as XmlParser } from '@xmldom/xmldom';
import { type Document, Window } from 'happy-dom';

// One window for all pages: a new one takes longer than many pages. By default it would log each script that it doesn't
// load, and each log entry would keep its page in memory.
const { DOMParser } = new Window({ settings: { handleDisabledFileLoadingAsSuccess: true } });
const parser = new DOMParser();

/** HTML without styles: they aren't text, and the parser loses what follows one in a drawing. */
export const withoutStyles = (html: string) => html.replace(/<style\b.*?<\/style>/gs, '');

/** A page as a document, without its styles. */
export function parse(html: string): Document {
  return parser.parseFromString(withoutStyles(html), 'text/html');
}

const known = new Map<string, Document>();

/**
 * Like `parse`, but kept for all tests, which must not change it. It is for pages that many files read: to keep all
 * others would cost more garbage collection than parsing them again.
 */
export function documentOf(html: string): Document {
  const document = known.get(html) ?? parse(html);
  known.set(html, document);
  return document;
}

/** Each match of a pattern in a text, with the words around it. */
export const placesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 25), index + match.length + 25),
  );

/** An XML file as a document; anything that is not well-formed throws. */
export const parseXml = (text: string): XmlDocument =>
  new XmlParser({ onError: onWarningStopParsing }).parseFromString(text, 'application/xml');
