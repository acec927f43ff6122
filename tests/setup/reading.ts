import { business, htmlOf, nameOf, pagesOf } from './pages.ts';
import { documentOf } from './parse.ts';

/** What there is to read on each page of the suite's facts: title, description, text, and what its pictures show. */
export const readings = pagesOf(business).map((page) => {
  const { body } = documentOf(htmlOf(page));
  const { title, description } = page.meta;
  const blocks = [...body.querySelectorAll('h1, h2, h3, p, li, td, dt, dd')]
    .filter((element) => !element.querySelector('p, li, h3'))
    .map((element) => element.textContent.replace(/\s+/g, ' ').trim());
  const pictures = [...body.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '');
  return { name: nameOf(page), text: [title, description, ...blocks, ...pictures].join('\n') };
});

/** Each place in a text where a pattern holds, with what is around it. */
export const placesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 25), index + match.length + 25),
  );
