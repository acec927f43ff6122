import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cached } from '../cache.ts';
import { filesIn } from '../files-in.ts';
import { userError } from '../problem.ts';
import { displayPath } from '../project.ts';

// The oldest browsers that know cascade layers, without which no rule here would apply: major << 16 | minor << 8.
const targets = {
  chrome: 99 << 16,
  firefox: 97 << 16,
  safari: (15 << 16) | (4 << 8),
  ios_saf: (15 << 16) | (4 << 8),
  samsung: 18 << 16,
};

/**
 * Reads the style sheets of a folder, in the order of their names: those in `styles/` are the base of every page, any
 * other one belongs to the block that its file is named after, such as `card` in `card.css`.
 * @param face the `@font-face` rules, which come before all others
 * @param colors a rule in front of the base, of custom properties: a page gets those that it reads
 * @returns a function that gives the styles of a page: the base, and the sheet of each block among its classes
 * @throws UserError with file, line and column for a sheet that cannot be read
 */
export async function loadStyles(
  folder: string,
  face: string,
  colors: string,
): Promise<(page: StyledMarkup) => string> {
  const base: Sheet[] = [];
  const components: (Sheet & { block: string })[] = [];
  // The selector and the declarations: no color has a brace or a semicolon in it.
  const palette = (await minified('SiteMeta.colors', Buffer.from(colors))).split(/[{;}]/);
  const names = filesIn(folder).filter((name) => name.endsWith('.css'));
  for (const name of names.sort()) {
    const file = join(folder, name);
    const css = await minified(file, readFileSync(file));
    const sheet = { css, reads: propertiesIn(css) };
    if (name.startsWith('styles/')) base.push(sheet);
    else components.push({ block: basename(name, '.css'), ...sheet });
  }
  // Many pages have the same blocks.
  const made = new Map<string, string>();
  return ({ classes, sheets }) => {
    const blocks = new Set(Array.from(classes, blockOf));
    const used = components.filter(({ block }) => blocks.has(block));
    const ofDrawings = sheets.flatMap(propertiesIn);
    const key = [...used.map(({ block }) => block), ...ofDrawings].join();
    const styles = made.get(key) ?? stylesOf(used, ofDrawings);
    made.set(key, styles);
    return styles;
  };

  function stylesOf(used: readonly Sheet[], ofDrawings: readonly string[]): string {
    const read = new Set([...[...base, ...used].flatMap(({ reads }) => reads), ...ofDrawings]);
    const [selector, ...properties] = palette;
    const own = properties.filter((property) => read.has(property.replace(/:.*/, '')));
    const rule = own.length > 0 ? [`${selector}{${own.join(';')}}`] : [];
    const cssOf = (of: readonly Sheet[]) => of.map(({ css }) => css);
    return face + layer('base', [...rule, ...cssOf(base)]) + layer('components', cssOf(used));
  }
}

/** What of a body its styles depend on. */
interface StyledMarkup {
  classes: ReadonlySet<string>;
  /** The texts of its `<style>` elements. */
  sheets: readonly string[];
}

interface Sheet {
  css: string;
  /** The custom properties that it reads. */
  reads: readonly string[];
}

const propertiesIn = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

const layer = (name: string, rules: readonly string[]) => (rules.length > 0 ? `@layer ${name}{${rules.join('')}}` : '');

/** The block of a class is the first part of its name, `card` of `card__title`. */
const blockOf = (name: string) => name.replace(/(?:__|--).*/, '');

function minified(file: string, source: Uint8Array): Promise<string> {
  return cached(['styles', source], async () => {
    const { transform } = await import('lightningcss');
    try {
      const { code } = transform({ filename: file, code: source, minify: true, targets });
      // Every page repeats the variables by which Lightning CSS replaces `light-dark()`, so their names are shortened.
      return `${code}`.replaceAll('--lightningcss-', '--');
    } catch (error) {
      const { loc, message } = error as { loc?: { line: number; column: number } } & Error;
      if (!loc) throw error;
      throw userError(`${message}.`, { file: displayPath(file), line: loc.line, column: loc.column });
    }
  });
}
