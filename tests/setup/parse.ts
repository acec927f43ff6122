import { Window } from 'happy-dom';

// A window of its own for every page would take longer than many a page.
const parser = new new Window().DOMParser();

/** A page as a document. happy-dom loses what follows a `<style>` inside an `<svg>`, so style texts are left out. */
export const parse = (html: string) =>
  parser.parseFromString(html.replace(/<style>[\s\S]*?<\/style>/g, ''), 'text/html');

const known = new Map<string, ReturnType<typeof parse>>();

/** The same, parsed once for all tests, which leave it as it is. */
export function documentOf(html: string): ReturnType<typeof parse> {
  const document = known.get(html) ?? parse(html);
  known.set(html, document);
  return document;
}

/** A page without the numbers of its sources, which are no part of a text. */
export const withoutMarks = (html: string) => html.replace(/<a class="source-mark"[\s\S]*?<\/a>/g, '');
