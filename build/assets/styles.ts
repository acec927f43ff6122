import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Features, transform } from 'lightningcss';
import { filesIn } from '../files-in.ts';
import { userError } from '../problem.ts';
import { displayPath } from '../project.ts';

// The oldest browsers with cascade layers, which all rules need: major << 16 | minor << 8.
const targets = {
  chrome: 99 << 16,
  firefox: 97 << 16,
  safari: (15 << 16) | (4 << 8),
  ios_saf: (15 << 16) | (4 << 8),
  samsung: 18 << 16,
};

/**
 * Reads the style sheets of a folder, in the order of their names: those in `styles/` are the base of every page, any
 * other one belongs to the block that its file is named after, such as `card` in `card.css`. `styles/print.css` is in a layer
 * after both, so it needs no stronger selectors.
 * @param face the `@font-face` rules, which come before all others
 * @param colors a rule of custom properties, before the base
 * @returns a function that gives the styles of a page, by its classes and the texts of its `<style>` elements: the base and the
 *   sheet of each block, without the rules for other classes, and the custom properties and keyframes that nothing uses
 * @throws UserError with file, line and column for a sheet that cannot be read
 */
export function loadStyles(folder: string, face: string, colors: string) {
  const base = [minified('SiteMeta.colors', Buffer.from(colors))];
  let print = '';
  const components: { block: string; css: string }[] = [];
  const names = filesIn(folder).filter((name) => name.endsWith('.css'));
  for (const name of names.sort()) {
    const file = join(folder, name);
    const css = minified(file, readFileSync(file));
    if (name === 'styles/print.css') print = layer('print', [css]);
    else if (name.startsWith('styles/')) base.push(css);
    else components.push({ block: basename(name, '.css'), css });
  }
  const all = [...base, ...components.map(({ css }) => css), print].join();
  // Lightning CSS takes a property that it doesn't know, such as `columns`, for a symbol, too.
  const properties = new Set(namesIn(standardProperties, all));
  const known = namesIn(classNames, all).filter((name) => !properties.has(name));
  return ({ classes, sheets }: { classes: ReadonlySet<string>; sheets: readonly string[] }): string => {
    const absent = known.filter((name) => !classes.has(name));
    const blocks = new Set(Array.from(classes, blockOf));
    const used = components.flatMap(({ block, css }) => (blocks.has(block) ? [css] : []));
    const whole = layer('base', base) + layer('components', used) + print;
    const rules = withConstants(withoutSelectors(pruned(whole, absent), absent));
    const read = new Set(namesIn(readProperties, [rules, ...sheets].join()));
    const unread = namesIn(setProperties, rules).filter((name) => !read.has(name));
    const unplayed = namesIn(keyframes, rules).filter((name) => rules.split(name).length === 2);
    return face + pruned(rules, [...unread, ...unplayed]);
  };
}

const classNames = /\.([a-z][\w-]*)/g;
const standardProperties = /(?<=[{;])([a-z-]+):/g;
const setProperties = /(?<=[{;])(--[\w-]+):/g;
const keyframes = /@keyframes ([\w-]+)/g;
const readProperties = /var\((--[\w-]+)/g;
const namesIn = (pattern: RegExp, css: string) => [
  ...new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name)),
];

const rootRules = /(?<=[{}]):root[^{}]*\{([^{}]*)\}/g;
const conditions = /@(?:media|supports|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Puts the value of a property in the place of each use, if it is set once, on the root, and uses no other: that is shorter. */
function withConstants(css: string): string {
  const set = Array.from(css.matchAll(setProperties), ([, name = '']) => name);
  const always = Array.from(css.replace(conditions, '').matchAll(rootRules), ([, declarations]) => declarations);
  const values = new Map(
    Array.from(
      always.join(';').matchAll(/(--[\w-]+):([^;]+)/g),
      ([, name = '', value = '']) => [name, value] as const,
    ).filter(([name, value]) => !value.includes('var(') && set.indexOf(name) === set.lastIndexOf(name)),
  );
  return css.replace(/var\((--[\w-]+)\)/g, (read, name) => values.get(name) ?? read);
}

/** Takes the selectors for classes that a page lacks out of their lists. Lightning CSS drops only rules that have no others. */
function withoutSelectors(css: string, absent: readonly string[]): string {
  const selector = `[^,{}()]*\\.(?:${absent.join('|')})(?![\\w-])[^,{}()]*`;
  return css.replace(new RegExp(`,${selector}(?=[,{)])|(?<=[{}(,])${selector},`, 'g'), '');
}

const layer = (name: string, rules: readonly string[]) => `@layer ${name}{${rules.join('')}}`;

/** The block of a class is the first part of its name, `card` of `card__title`. */
const blockOf = (name: string) => name.replace(/(?:__|--).*/, '');

/** Minified styles without the rules for some classes, or without some custom properties. */
function pruned(styles: string, unusedSymbols: string[]): string {
  const options = { filename: 'styles.css', minify: true, targets, exclude: Features.LightDark, unusedSymbols };
  return `${transform({ ...options, code: Buffer.from(styles) }).code}`;
}

function minified(file: string, source: Uint8Array): string {
  try {
    const { code } = transform({ filename: file, code: source, minify: true, targets });
    // Every page repeats the variables by which Lightning CSS replaces `light-dark()`, so their names are shortened.
    return `${code}`.replaceAll('--lightningcss-', '--');
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number } } & Error;
    if (!loc) throw error;
    throw userError(`${message}.`, { file: displayPath(file), line: loc.line, column: loc.column });
  }
}
