import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cached } from '../cache.ts';
import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { displayPath } from '../project.ts';
import { classesIn, type Tag, tagsIn } from '../tags.ts';

// The oldest browsers that know cascade layers, without which no rule here would apply.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = {
  chrome: version(99),
  firefox: version(97),
  safari: version(15, 4),
  ios_saf: version(15, 4),
  samsung: version(18),
};

/**
 * Reads the style sheets of a folder, in the order of their names: those in `styles/` are the base of every page, any
 * other one belongs to the block of the class that it names first.
 * @param before rules that stand in front of all, such as the font's `@font-face`
 * @returns a function that gives a page's styles: the base, and the sheet of each block whose class is in its HTML
 * @throws Fault with file, line and column for a sheet that cannot be read
 */
export async function loadStyles(
  folder: string,
  before: string,
): Promise<(html: string, tags?: readonly Tag[]) => string> {
  const sheets = await minifiedSheets(folder);
  const isBase = ({ file }: Sheet) => dirname(file) === join(folder, 'styles');
  const base = sheets.filter(isBase).map(({ css }) => css);
  const blocks = sheets
    .filter((sheet) => !isBase(sheet))
    .map(({ css }) => ({ css, block: blockOf(/\.([a-z][\w-]*)/.exec(css)?.[1] ?? '') }));
  return (html, tags = tagsIn(html)) => {
    const used = new Set([...classesIn(tags)].map(blockOf));
    const components = blocks.filter(({ block }) => used.has(block)).map(({ css }) => css);
    return before + layer('base', base) + layer('components', components);
  };
}

const layer = (name: string, rules: readonly string[]) => (rules.length > 0 ? `@layer ${name}{${rules.join('')}}` : '');

/** The block of a class is the first part of its name, `card` of `card__title`. */
const blockOf = (name: string) => name.replace(/(?:__|--).*/, '');

interface Sheet {
  file: string;
  css: string;
}

function minifiedSheets(folder: string): Promise<Sheet[]> {
  const names = filesIn(folder).filter((name) => name.endsWith('.css'));
  const sources = names
    .sort()
    .map((name) => ({ file: join(folder, name), css: readFileSync(join(folder, name), 'utf8') }));
  return cached(['styles', JSON.stringify([targets, sources])], async () => {
    const { transform } = await import('lightningcss');
    return sources.map(({ file, css }) => {
      try {
        const { code } = transform({ filename: file, code: Buffer.from(css), minify: true, targets });
        // Every page repeats the variables by which Lightning CSS replaces `light-dark()`, so their names are shortened.
        return { file, css: `${code}`.replaceAll('--lightningcss-', '--') };
      } catch (error) {
        throw asFault(file, error);
      }
    });
  });
}

/** A sheet's syntax error in a line; any other error as it is. */
function asFault(file: string, error: unknown): unknown {
  const { loc, message } = error as { loc?: { line: number; column: number } } & Error;
  return loc ? new Fault([`${displayPath(file)}: line ${loc.line}, column ${loc.column}: ${message}.`]) : error;
}
