import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';

const readable = `${inject('sites')}/full`;
const published = `${readable}-published`;

const wholeOf = (folder: string, path: string) => {
  const html = readFileSync(join(folder, path.replace(/\/$/, '/index.html')), 'utf8');
  // In HTML an `svg` element needs no namespace.
  return serialize(parse(html)).replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
};
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
  for (const path of pathsIn(readable)) {
    const [long, short] = [readable, published].map((folder) => wholeOf(folder, path)) as [string, string];
    const [own, given] = [namesIn(long), namesIn(short)];
    const longNames = new Map(given.map((name, index) => [name, own[index] ?? '']));
    expect(new Set(own).size, `different names in the styles of ${path}`).toBe(longNames.size);
    expect(renamed(short, longNames), path).toBe(renamed(long, new Map(own.map((name) => [name, name]))));
    expect(short.length, `characters of ${path}`).toBeLessThan(0.93 * long.length);
  }
});
