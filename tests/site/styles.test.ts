import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadStyles } from '../../build/assets/styles.ts';
import { filesIn } from '../../build/files-in.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { headingFont } from '../../site/styles/heading-font.ts';
import { builtSite, site } from '../setup/built.ts';
import { business } from '../setup/pages.ts';
import { linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const styled = (name: string) => ({ classes: new Set([name]), sheets: [] });

describe('a page has the base styles, and its components’ rules for its classes', () => {
  const folder = temporaryFolder('styles');
  beforeAll(() => {
    sheet('list.css', '.listing, .list, p:is(.card, .list) { color: blue }');
    sheet('card/card.css', '.wide .card { color: #ff0000 }\n.card__title { margin: 0 }');
    sheet('styles/elements.css', 'body { margin: 0 }');
  });

  function sheet(name: string, css: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), css);
  }

  const palette = ':root { --ink: #000000; --green: #126b12 }';
  const base = '@layer base{body{margin:0}}';

  test.each([
    ['no class', [], '@layer components;'],
    ['a block', ['list'], '@layer components{.list,p.list{color:#00f}}'],
    ['a block within another', ['wide', 'card'], '@layer components{.wide .card{color:red}}'],
    ['a variant of a block', ['wide', 'card--large'], '@layer components;'],
    ['a block whose name only begins alike', ['cards', 'listing'], '@layer components;'],
    [
      'all blocks, in the order of their names, in one layer',
      ['list', 'card', 'wide'],
      '@layer components{.wide .card{color:red}.list,p:is(.card,.list){color:#00f}}',
    ],
  ])('%s', (_, classes, css) => {
    expect(loadStyles(folder, '', '')({ classes: new Set(classes), sheets: [] })).toBe(base + css);
  });

  test('the sheet for paper is in a layer after those of the blocks', () => {
    sheet('styles/print.css', '@media print { .list { color: red } }');
    const css = '@layer components{.list,p.list{color:#00f}}@layer print{@media print{.list{color:red}}}';
    expect(loadStyles(folder, '', '')(styled('list'))).toBe(base + css);
    rmSync(join(folder, 'styles/print.css'));
  });

  test('a property stays though its name is also that of an unused class', () => {
    sheet('columns.css', '.columns { gap: 0 }');
    sheet('sign.css', '.sign { columns: 2 }');
    expect(loadStyles(folder, '', '')(styled('sign'))).toContain('.sign{columns:2}');
  });

  test('a page has only the colors and keyframes that its own rules use', () => {
    sheet('sign.css', '.sign{color:var(--green,white)}.sign--lit{animation:glow 1s}@keyframes glow{to{top:0}}');
    const styles = loadStyles(folder, '', palette);
    expect(styles(styled('sign'))).toMatch(/^@layer base\{:root\{--green:#126b12\}body[^@]*@layer components[^@]*$/);
    expect(styles(styled('sign--lit'))).toContain('@keyframes glow');
    expect(styles(styled('card'))).toMatch(/^@layer base\{body/);
  });

  test('an error in a sheet is reported with file, line and column', async () => {
    sheet('list.css', '.list { color: green }');
    sheet('card/card.css', '.card {\n  color: red;\n}\n.. {}\n');
    expect(await linesOf(() => loadStyles(folder, '', ''))).toEqual([expect.stringMatching(/card\.css:4:\d+: .+\.$/)]);
  });
});

describe('of the site’s sheets', () => {
  // An old browser gets no nested rules, which are easier to read here.
  const sheets = filesIn('site').flatMap((filename) => {
    if (!filename.endsWith('.css') || filename.startsWith('styles/')) return [];
    const { code } = transform({ filename, code: readFileSync(`site/${filename}`), targets: { chrome: 99 << 16 } });
    const selectors = `${code}`.match(/[^{};@]*\.[a-z][^{};@]*(?=\{)/g) ?? [];
    return selectors.map((selector) => ({ filename, names: selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [] }));
  });
  const classes = (html: string) =>
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);

  test('none has a class that no page uses', () => {
    const used = new Set([...site.pages, ...builtSite('full').pages].flatMap(({ html }) => classes(html)));
    // Used by other companies: with a logo or photos, a long name, near a border, or in a state without toll roads.
    const others = ['site-header__logo', 'hero--photo', 'card--person', 'company-name--long'];
    for (const name of [...others, 'map__abroad', 'map__border']) used.add(name);
    const unused = sheets.flatMap(({ filename, names }) =>
      names.filter((name) => !used.has(name)).map((name) => `${filename}: .${name}`),
    );
    expect(unused).toEqual([]);
  });

  test('every custom property that is read is set', () => {
    const code = filesIn('site').filter((file) => /\.(?:css|tsx?)$/.test(file));
    const all = [...code.map((file) => readFileSync(join('site', file), 'utf8')), siteMeta(business).colors].join('\n');
    const set = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
    // The build sets it.
    set.add(headingFont.property);
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

  test.each(site.pages)('$path has every sheet with a rule for it', ({ html }) => {
    const there = new Set(classes(html));
    const blocks = new Set(Array.from(there, (name) => name.replace(/(?:__|--).*/, '')));
    const absent = sheets.filter(({ filename }) => !blocks.has(basename(filename, '.css')));
    expect(absent.length, 'rules of other sheets').toBeGreaterThan(5);
    expect(absent.filter(({ names }) => names.every((name) => there.has(name)))).toEqual([]);
  });
});
