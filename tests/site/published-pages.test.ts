import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { type BuiltPage, builtSite } from '../setup/built.ts';

// In HTML an `svg` element needs no namespace.
const wholeOf = ({ html }: BuiltPage) => serialize(parse(html)).replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
/** The classes and custom properties in a page's styles, in order, with repeats. */
const namesIn = (html: string) =>
  Array.from(
    html.matchAll(/<style>(.*?)<\/style>/gs),
    ([, css = '']) => css.match(/\.[a-z][\w-]*|--\w[\w-]*/g) ?? [],
  ).flat();

/** A page with its names replaced, in styles and elements. A class that has no replacement is left out. */
const renamed = (html: string, names: ReadonlyMap<string, string>) =>
  html
    .replace(/<style>.*?<\/style>/gs, (css) =>
      css.replace(/\.[a-z][\w-]*|--\w[\w-]*/g, (name) => names.get(name) ?? name),
    )
    .replace(/ class="([^"]*)"/g, (_, classes: string) => {
      const kept = classes.split(' ').flatMap((name) => names.get(`.${name}`)?.slice(1) ?? []);
      return ` class="${kept.join(' ')}"`;
    });

test('a published page differs from the readable one only in the names of classes and custom properties', () => {
  const published = builtSite('full-published').pages.map(wholeOf);
  for (const [at, page] of builtSite('full').pages.entries()) {
    const [path, long, short = ''] = [page.path, wholeOf(page), published[at]];
    const [own, given] = [namesIn(long), namesIn(short)];
    const longNames = new Map(given.map((name, index) => [name, own[index] ?? '']));
    expect(new Set(own).size, `different names in the styles of ${path}`).toBe(longNames.size);
    expect(renamed(short, longNames), path).toBe(renamed(long, new Map(own.map((name) => [name, name]))));
    expect(short.length, `characters of ${path}`).toBeLessThan(0.93 * long.length);
  }
});
