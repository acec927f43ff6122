import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localesFor } from '../../site/content/locales.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { pageLines, sharedLines } from '../setup/page-lines.ts';
import { businessWith, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

const business = businessWith(bilingualFacts);
const pages = pagesOf(business).map((page) => ({ name: nameOf(page), ...pageLines(htmlOf(page, business)) }));

/** What most pages of a language have around `<main>`; and of each page the rest, and its `<main>`. */
const snapshots = localesFor(business).flatMap(({ language }) => {
  const all = pages.filter((page) => page.language === language);
  const { shared, own } = sharedLines(all.map(({ around }) => around));
  return [
    { name: `most-pages-${language}`, lines: shared },
    ...all.map(({ name, main }, index) => ({ name, lines: [...(own[index] ?? []), ...main] })),
  ];
});

describe('every page is as it was when it was last looked at', () => {
  test.each(snapshots)('$name', async ({ name, lines }) => {
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../pages/${name}.txt`);
  });

  test('the files beside the pages, for crawlers, hosts and phones', async () => {
    const files = [...renderSite(business).files].filter(([path]) => !/\.svg$|^share$|feed/.test(path));
    const plain = files.map(
      ([path, text]) => `${path}\n${text.replaceAll('\r', '').replace(/(?<=>)(?=<url>)|(?<=,)(?="\w+":)/g, '\n')}`,
    );
    await expect(plain.join('\n')).toMatchFileSnapshot('../pages/files.txt');
  });

  test('a snapshot without a page is reported by name', () => {
    const names = ['files', 'markdown', ...snapshots.map(({ name }) => name)];
    const files = readdirSync('tests/pages').map((file) => `tests/pages/${file}`);
    const orphans = files.filter((file) => !names.includes(file.replace(/.*\/|\.txt$/g, '')));
    expect(orphans.map((file) => `${file} has no page. Delete it.`)).toEqual([]);
  });
});

test('a site under a path is the same, with all its addresses there', () => {
  const [root, base] = ['https://www.example.com/', 'https://www.example.com/tow/'];
  const texts = (url: string) => {
    const { pages, files, faults } = renderSite(businessWith({ url }));
    return [...faults, ...[...pages, ...files].map(([path, text]) => `${path}: ${text}`)];
  };
  // The hash of the rules for prerendering is another one.
  const plain = (text: string) => text.replace(/sha256-[^']*/g, '');
  const moved = texts(base).map((text) => plain(text).replaceAll(base, root).replaceAll('/tow/', '/'));
  expect(moved).toEqual(texts(root).map(plain));
});
