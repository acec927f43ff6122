import type { Markup } from './markup.ts';

// Not the variant in the name of a class: `call--ours`.
const property = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Gives the custom properties of a page short names: nearly every rule reads one, and each page carries all its rules.
 * @param styles of the page, beside those of its `<style>` elements
 * @returns both with the same new names
 */
export function shortNames(styles: string, { html, sheets }: Pick<Markup, 'html' | 'sheets'>) {
  const names = [...new Set([styles, ...sheets].join().match(property))];
  const shortOf = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  const shorten = (css: string) => css.replace(property, (name) => shortOf.get(name) ?? name);
  return {
    styles: shorten(styles),
    sheets: sheets.map(shorten),
    html: html.replace(/<style>[\s\S]*?<\/style>/g, shorten),
  };
}
