import { Window } from 'happy-dom';

// A window of its own for every page would take longer than many a page.
const parser = new new Window().DOMParser();

/** Markup that happy-dom can read: it loses what follows a `<style>` inside an `<svg>`. */
export const withoutStyles = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/g, '');

/** A page as a document, without its style texts. */
export const parse = (html: string) => parser.parseFromString(withoutStyles(html), 'text/html');

const known = new Map<string, ReturnType<typeof parse>>();

/** The same, parsed once for all tests, which leave it as it is. */
export function documentOf(html: string): ReturnType<typeof parse> {
  const document = known.get(html) ?? parse(html);
  known.set(html, document);
  return document;
}

/** A page without the numbers of its sources, which are no part of a text. */
export const withoutMarks = (html: string) => html.replace(/<a class="source-mark"[\s\S]*?<\/a>/g, '');
