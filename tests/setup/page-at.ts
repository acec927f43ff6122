import { business, businessWith, htmlOf, pagesOf } from './pages.ts';
import { documentOf, parse } from './parse.ts';

const changed = new WeakMap<object, typeof business>();

/** A page of the suite's facts with `changes`, as a document. @throws Error where they have no such page */
export function pageAt(path: string, changes?: object) {
  const facts = changes ? (changed.get(changes) ?? businessWith(changes)) : business;
  if (changes) changed.set(changes, facts);
  const page = pagesOf(facts).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return changes ? parse(htmlOf(page, facts)) : documentOf(htmlOf(page, facts));
}
