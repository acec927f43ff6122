import type { Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';

/** The words that follow a heading on the page, whichever element has them. */
function wordsAfter(heading: Element): string {
  for (let element: Element | null = heading; element; element = element.parentElement) {
    for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
      const words = textOf(next).trim();
      if (words) return words;
    }
  }
  return '';
}

test.each(site.pages())('$path has no heading whose sentence goes on under it', ({ document }) => {
  const headings = [...document.querySelectorAll('h3')];
  const halves = headings.map((heading) => `${textOf(heading)} / ${wordsAfter(heading)}`);
  expect(halves.filter((words) => /\/ \p{Ll}/u.test(words))).toEqual([]);
});
