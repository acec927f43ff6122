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
 * @param face the `@font-face` rules, which stand in front of all
 * @param properties a rule of custom properties in front of the base; a page gets those that its sheets use
 * @returns a function that gives the styles of a page with these classes: the base, and the sheet of each block among them
 * @throws UserError with file, line and column for a sheet that cannot be read
 */
export async function loadStyles(
  folder: string,
  face: string,
  properties: string,
): Promise<(classes: Iterable<string>) => string> {
  const palette = await minified('SiteMeta.styles', Buffer.from(properties));
  const base: string[] = [];
  const components: { block: string; css: string }[] = [];
  const names = filesIn(folder).filter((name) => name.endsWith('.css'));
  for (const name of names.sort()) {
    const file = join(folder, name);
    const css = await minified(file, readFileSync(file));
    if (name.startsWith('styles/')) base.push(css);
    else components.push({ block: basename(name, '.css'), css });
  }
  return (classes) => {
    const used = new Set([...classes].map(blockOf));
    const rules = components.filter(({ block }) => used.has(block)).map(({ css }) => css);
    const isUsed = (name: string) => [...base, ...rules].some((css) => css.includes(`var(${name})`));
    const own = palette.replace(/(--[\w-]+):[^;}]*;?/g, (property, name) => (isUsed(name) ? property : ''));
    return face + layer('base', [own, ...base]) + layer('components', rules);
  };
}

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
