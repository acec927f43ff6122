import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { loadStyles } from '../../build/assets/styles.ts';
import { filesIn } from '../../build/files-in.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { business } from '../setup/pages.ts';
import { linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const site = inject('site');
const styled = (name: string) => ({ classes: new Set([name]), sheets: [] });
const pagesIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }));
const pages = pagesIn(site);

describe('a page carries the base, and the sheet of each component whose class is in it', () => {
  const folder = temporaryFolder('styles');
  beforeAll(() => {
    sheet('list.css', '.list { color: blue }');
    sheet('card/card.css', '.wide .card { color: #ff0000 }\n.card__title { margin: 0 }');
    sheet('styles/elements.css', 'body { margin: 0 }');
  });

  function sheet(name: string, css: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), css);
  }

  const palette = ':root, .night { --ink: #000000; --green: #126b12 }';
  const base = '@layer base{body{margin:0}}';
  const card = '@layer components{.wide .card{color:red}.card__title{margin:0}}';

  test.each([
    ['no class', [], base],
    ['a block', ['card'], base + card],
    ['an element of a block', ['card__title'], base + card],
    ['a variant of a block', ['wide', 'card--large'], base + card],
    ['a block whose name only begins alike', ['cards', 'listing'], base],
    [
      'all blocks, in the order of their names, in one layer',
      ['list', 'card'],
      `${base}@layer components{.wide .card{color:red}.card__title{margin:0}.list{color:#00f}}`,
    ],
  ])('%s', async (_, classes, css) => {
    expect((await loadStyles(folder, '', ''))({ classes: new Set(classes), sheets: [] })).toBe(css);
  });

  test('the font goes in front of all, and the palette in front of the base', async () => {
    const styles = await loadStyles(folder, '@font-face{}', palette);
    expect(styles({ classes: new Set(), sheets: ['p{color:var(--ink)}'] })).toBe(
      '@font-face{}@layer base{:root,.night{--ink:#000}body{margin:0}}',
    );
  });

  test('of the palette a page carries the colors that its own sheets read', async () => {
    sheet('sign.css', '.sign { color: var(--green, white) }');
    const styles = await loadStyles(folder, '', palette);
    expect(styles(styled('sign'))).toMatch(/^@layer base\{:root,\.night\{--green:#126b12\}body/);
    expect(styles(styled('card'))).toMatch(/^@layer base\{body/);
  });

  test('a change of a sheet is a change of the styles, whatever the cache holds', async () => {
    sheet('list.css', '.list { color: green }');
    expect((await loadStyles(folder, '', ''))(styled('list'))).toContain('.list{color:green}');
  });

  test('an error in a sheet is reported with file, line and column', async () => {
    sheet('list.css', '.list { color: green }');
    sheet('card/card.css', '.card {\n  color: red;\n}\n.. {}\n');
    expect(await linesOf(() => loadStyles(folder, '', ''))).toEqual([expect.stringMatching(/card\.css:4:\d+: .+\.$/)]);
  });
});

describe('of the site’s sheets', () => {
  const sheets = filesIn('site').filter((file) => file.endsWith('.css') && !file.startsWith('styles/'));
  const blockOf = (name: string) => name.replace(/(?:__|--).*/, '');
  const classes = (html: string) =>
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);

  test('none is there that no page uses', () => {
    const used = new Set([...pages, ...pagesIn(inject('fullSite'))].flatMap(({ html }) => classes(html)).map(blockOf));
    // Around the photos of a person and of home.
    for (const block of ['person', 'photo-hero']) used.add(block);
    expect(sheets.filter((sheet) => !used.has(basename(sheet, '.css')))).toEqual([]);
  });

  test('no property is read that is set nowhere', () => {
    const code = filesIn('site').filter((file) => /\.(?:css|tsx?)$/.test(file));
    const all = [...code.map((file) => readFileSync(join('site', file), 'utf8')), siteMeta(business).colors].join('\n');
    const set = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
    const unknown = code.flatMap((file) =>
      readFileSync(join('site', file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
            .filter(([, name]) => !set.has(name))
            .map(([, name]) => `site/${file}:${index + 1}: ${name}`),
        ),
    );
    expect(unknown).toEqual([]);
  });

  test.each(pages)('$file carries every sheet that has a rule for it', async ({ html }) => {
    const stylesOf = await loadStyles('site', '', siteMeta(business).colors);
    const there = new Set(classes(html));
    const rulesOf = (file: string) => stylesOf(styled(basename(file, '.css'))).split('@layer components')[1] ?? '';
    const blocks = new Set([...there].map(blockOf));
    const left = sheets.filter((sheet) => !blocks.has(basename(sheet, '.css'))).map(rulesOf);
    const selectors = left.flatMap((css) => css.match(/[^{};@]*\.[a-z][^{};@]*(?=\{)/g) ?? []);
    expect(selectors.length, 'selectors of other sheets').toBeGreaterThan(5);
    const needed = selectors.filter((selector) =>
      (selector.match(/\.[a-z][\w-]*/g) ?? []).every((name) => there.has(name.slice(1))),
    );
    expect(needed).toEqual([]);
  });
});
