import { business, htmlOf, nameOf, pagesOf } from './pages.ts';
import { documentOf, withoutMarks } from './parse.ts';

type Document = ReturnType<typeof documentOf>;

/** A page as its readers have it before them. */
export interface Reading {
  name: string;
  document: Document;
  /** Its headings, paragraphs and items, the numbers of sources left out. */
  blocks: readonly { element: ReturnType<Document['querySelectorAll']>[number]; text: string }[];
  /** All of that in one, with title, description, and what its pictures show. */
  text: string;
}

/** Everything there is to read on the pages of the suite's facts. */
export const readings: readonly Reading[] = pagesOf(business).map((page) => {
  const document = documentOf(withoutMarks(htmlOf(page)));
  const blocks = [...document.querySelectorAll('h1, h2, h3, p, li, td, dt, dd')]
    .filter((element) => !element.querySelector('p, li, h3'))
    .map((element) => ({ element, text: element.textContent.replace(/\s+/g, ' ').trim() }));
  const { title, description } = page.meta;
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '');
  const text = [title, description, ...blocks.map((block) => block.text), ...pictures].join('\n');
  return { name: nameOf(page), document, blocks, text };
});

/** Each place in a text where a pattern holds, with what stands around it. */
export const placesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 25), index + match.length + 25),
  );
