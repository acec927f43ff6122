import type { Markup } from './markup.ts';

// Not the variant in the name of a class: `call--ours`.
const property = /(?<![\w-])--[a-z][\w-]*/g;
const classSelector = /\.([a-z][\w-]*)/g;
const classAttribute = / class="([^"]*)"/g;

/**
 * Gives the custom properties and classes of a page short names, as each page carries all its rules. A class that no rule
 * names is left out.
 * @param markup of the page, with the styles beside those of its `<style>` elements
 * @returns all of it with the same new names
 */
export function shortNames({ styles, html, sheets, classes }: Markup & { styles: string }) {
  const css = [styles, ...sheets].join();
  const properties = new Set(css.match(property));
  const styled = new Set(Array.from(css.matchAll(classSelector), ([, name = '']) => name));
  const shortOf = new Map([
    ...[...properties].map((name, index) => [name, `--${index.toString(36)}`] as const),
    // Not what only looks like one: `.woff2`.
    ...[...styled].filter((name) => classes.has(name)).map((name, index) => [name, shortClass(index)] as const),
  ]);
  const shorten = (css: string) =>
    css
      .replace(property, (name) => shortOf.get(name) ?? name)
      .replace(classSelector, (selector, name) => (shortOf.has(name) ? `.${shortOf.get(name)}` : selector));
  const inElement = (_: string, names: string) => {
    const short = names.split(' ').flatMap((name) => shortOf.get(name) ?? []);
    return ` class="${short.join(' ')}"`;
  };
  return {
    styles: shorten(styles),
    sheets: sheets.map(shorten),
    html: html.replace(/<style>[\s\S]*?<\/style>/g, shorten).replace(classAttribute, inElement),
  };
}

/** `a` to `z`, then `b0` to `zz`: no `ad`, which ad blockers hide. */
const shortClass = (index: number) => (index + (index < 26 ? 10 : 370)).toString(36);

/** The end tags that a parser adds by itself (HTML standard, 13.1.2.4 "Optional tags"), for elements as this site nests them. */
const addedTags = [
  /<\/li>(?=<li\b|<\/[ou]l>)/g,
  /<\/p>(?=<(?:p|ul|ol|dl|div|h\d|section|table|form|details|aside|figure)\b|<\/(?:div|li|section|td|dd|details|article|aside|main|footer|figure|blockquote|form)>)/g,
  /<\/d[td]>(?=<d[td]\b|<\/(?:dl|div)>)/g,
  /<\/t[dh]>(?=<t[dh]\b|<\/tr>)|<\/tr>(?=<tr\b|<\/t(?:body|head|able)>)/g,
  /<\/body><\/html>/g,
];

/** Leaves out of React's HTML what a parser doesn't need: end tags, slashes, quotes and the namespace of drawings. */
export function shortTags(html: string): string {
  const whole = addedTags.reduce((text, tags) => text.replace(tags, ''), html);
  return whole
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/><\/(?:path|use|rect|circle|line|ellipse|polygon)>/g, '/>')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag
        .replace(/^(<(?:meta|link|img|br|input|source)\b.*)\/>$/s, '$1>')
        .replace(/=""/g, '')
        .replaceAll('&#x27;', "'")
        .replace(/="([^"\s'=<>`]+)"(?!\/)/g, '=$1'),
    );
}
