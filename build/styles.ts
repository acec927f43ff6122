import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ImportRule, transform } from 'lightningcss';

/** A sheet of the site: its rules, minified, and the block that it styles. */
interface Sheet {
  block: string;
  css: string;
  /** Whether every page carries it. */
  always: boolean;
}

// The oldest browsers that know cascade layers, without which nothing here would apply at all.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = {
  chrome: version(99),
  firefox: version(97),
  safari: version(15, 4),
  ios_saf: version(15, 4),
  samsung: version(18),
};

/** A sheet's rules without white space, wrapped in its cascade layer. */
function compile(file: string, layer?: string): string {
  const source = readFileSync(file, 'utf8');
  const code = Buffer.from(layer ? `@layer ${layer}{${source}}` : source);
  return transform({ filename: file, code, minify: true, targets }).code.toString();
}

/** The imports of an entry sheet, in order: `@import "./x.css" layer(y)`. */
function importsOf(entry: string): { file: string; layer: string }[] {
  const found: { file: string; layer: string }[] = [];
  transform({
    filename: entry,
    code: readFileSync(entry),
    visitor: {
      Rule: {
        import({ value }: { value: ImportRule }) {
          found.push({ file: join(dirname(entry), value.url), layer: (value.layer ?? []).join('.') });
          return [];
        },
      },
    },
  });
  return found;
}

/** The blocks whose elements stand in a page: the first part of every class name, `card` of `card__title`. */
function blocksIn(html: string): Set<string> {
  const blocks = new Set<string>();
  for (const [, names] of html.matchAll(/ class="([^"]+)"/g)) {
    for (const name of (names ?? '').split(' ')) blocks.add(name.replace(/(?:__|--).*/, ''));
  }
  return blocks;
}

/**
 * Reads the sheets that `entry` imports.
 * @param before rules that go in front of all, such as the font's `@font-face`
 * @returns a function that gives a page's styles: the base, and the sheet of each component whose class is in its HTML
 */
export function loadStyles(entry: string, before: string): (html: string) => string {
  const base = dirname(entry);
  const sheets: Sheet[] = importsOf(entry).map(({ file, layer }) => ({
    block: basename(file, '.css'),
    css: compile(file, layer),
    always: dirname(file) === base,
  }));
  return (html) => {
    const blocks = blocksIn(html);
    return (
      before +
      sheets
        .filter(({ block, always }) => always || blocks.has(block))
        .map(({ css }) => css)
        .join('')
    );
  };
}
