import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportRule } from 'lightningcss';
import { cachedByInputs } from '../cache.ts';
import { Fault } from '../fault.ts';
import { displayPath } from '../project.ts';
import { classesIn, type Tag, tagsIn } from '../tags.ts';

/** A sheet of the site: its rules, minified. */
interface Sheet {
  layer: string;
  css: string;
  /** The block that it styles, which is the first that it names; nothing for one that every page carries. */
  block: string | undefined;
}

/** The layer of the sheets that are carried where they are needed. */
const componentLayer = 'components';

// The oldest browsers that know cascade layers, without which nothing here would apply at all.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = {
  chrome: version(99),
  firefox: version(97),
  safari: version(15, 4),
  ios_saf: version(15, 4),
  samsung: version(18),
};

/** The sheets that an entry sheet imports, in order, by lines such as `@import "./x.css" layer(y);`. */
async function compile(entry: string): Promise<{ sheets: Sheet[]; inputs: string[] }> {
  const { transform } = await import('lightningcss');
  const folder = dirname(entry);
  const sheets: Sheet[] = [];
  const inputs = [entry];
  const take = ({ url, layer }: ImportRule) => {
    const filename = join(folder, url);
    inputs.push(filename);
    const { code } = transform({ filename, code: readFileSync(filename), minify: true, targets });
    // What `light-dark()` becomes for older browsers stands in every page, and goes by a short name there.
    const css = `${code}`.replaceAll('--lightningcss-', '--');
    const name = layer?.join('.') ?? '';
    sheets.push({ layer: name, css, block: name === componentLayer ? firstBlock(css) : undefined });
  };
  try {
    const visitor = { Rule: { import: ({ value }: { value: ImportRule }) => take(value) } };
    transform({ filename: entry, code: readFileSync(entry), visitor });
  } catch (error) {
    throw asFault(error);
  }
  return { sheets, inputs };
}

/** What lightningcss says of a sheet that it cannot read, in a line; anything else as it is. */
function asFault(error: unknown): unknown {
  const { fileName, loc, message } = error as { fileName?: string; loc?: { line: number; column: number } } & Error;
  return fileName && loc
    ? new Fault([`${displayPath(fileName)}: line ${loc.line}, column ${loc.column}: ${message}.`])
    : error;
}

/** The block of a class is the first part of its name, `card` of `card__title`. */
const blockOf = (name: string) => name.replace(/(?:__|--).*/, '');
const firstBlock = (css: string) => blockOf(/\.([a-z][\w-]*)/.exec(css)?.[1] ?? '');

/**
 * Reads the sheets that `entry` imports.
 * @param before rules that go in front of all, such as the font's `@font-face`
 * @returns a function that gives a page's styles: the base, and the sheet of each component whose class is in its HTML
 */
export async function loadStyles(
  entry: string,
  before: string,
): Promise<(html: string, tags?: readonly Tag[]) => string> {
  const compiled = await cachedByInputs(['styles', entry, JSON.stringify(targets)], async () => {
    const { sheets, inputs } = await compile(entry);
    return { bytes: Buffer.from(JSON.stringify(sheets)), inputs };
  });
  const sheets: Sheet[] = JSON.parse(Buffer.from(compiled).toString());
  return (html, tags = tagsIn(html)) => {
    const blocks = new Set([...classesIn(tags)].map(blockOf));
    const worn = sheets.filter(({ block }) => block === undefined || blocks.has(block));
    return before + worn.map(layered).join('');
  };
}

/** A sheet's rules in its layer, which neighbors of one layer share. */
function layered({ layer, css }: Sheet, at: number, all: readonly Sheet[]): string {
  const opening = all[at - 1]?.layer === layer ? '' : `@layer ${layer}{`;
  return opening + css + (all[at + 1]?.layer === layer ? '' : '}');
}
