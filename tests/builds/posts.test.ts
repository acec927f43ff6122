import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../build/problem.ts';
import { build } from '../../build.ts';
import { english } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { factsFile } from '../setup/facts.ts';
import { changeTexts, writeFixtureTexts } from '../setup/fixture-texts.ts';
import { business, pagesWith } from '../setup/pages.ts';
import { formatted, linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('posts');
const at = (name: string) => join(folder, 'en', name);
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  writeFixtureTexts(folder);
});

/** Reads the texts on 2026-11-23. */
const read = () => {
  const { problems, ...content } = readContent([join(folder, 'en')], business, english, '2026-11-23');
  return { ...content, problems: problems.filter(({ severity }) => severity !== 'note') };
};
const change = (edit: (text: string) => string) => changeTexts(folder, edit);
const pagesOf = () => pagesWith(business, [dataOf(read())]);
const posts = () => dataOf(read()).posts;
const local = (line: string) => line.replaceAll(`${folder}/en/`, '');
const toldOf = async (run: () => unknown) => (await linesOf(run)).map(local);

test('reports dead links, and titles and descriptions of the wrong length, by file and line', async () => {
  rmSync(at('posts/winter.md'));
  const post = at('posts/summer.md');
  const lines = readFileSync(post, 'utf8')
    .replace(/^description: .*$/m, 'description: Short.')
    .replace(/^pageTitle: .*$/m, `pageTitle: ${'T'.repeat(61)}`);
  writeFileSync(post, lines);
  const lineOf = (field: string) => lines.split('\n').findIndex((line) => line.startsWith(field)) + 1;
  const locales = [{ ...english, folder: join(folder, 'en') }];
  const told = await toldOf(() => build({ business: factsFile, release: false, locales }));
  expect(told.filter((line) => line.startsWith('posts/')).sort()).toEqual([
    'posts/summer.md:12: Dead link "/blog/winter/#law": the site has no such page or file. Did you mean /blog/summer/?',
    expect.stringContaining(
      `posts/summer.md:${lineOf('pageTitle')}: pageTitle: The title of /blog/summer/ has 61 characters.`,
    ),
    `posts/summer.md:${lineOf('description')}: description: The description of /blog/summer/ has 6 characters. Expected 50 to 160: "Short.".`,
  ]);
});

test.each([
  ['a post', ['winter'], ['summer']],
  ['every post', ['winter', 'summer'], []],
])('%s that is deleted is gone everywhere', (_, gone, left) => {
  for (const slug of gone) rmSync(at(`posts/${slug}.md`));
  expect(posts().map(({ slug }) => slug)).toEqual(left);
  const paths = pagesOf().map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/blog/'))).toEqual([
    '/blog/',
    ...left.map((slug) => `/blog/${slug}/`),
  ]);
});

test('reports a post that was last changed before its own day', () => {
  change((text) => text.replace(/^date: .*$/m, 'date: 2025-01-15').replace(/^updated: .*\n/m, ''));
  const file = join(folder, 'en/posts/winter.md');
  const lines = readFileSync(file, 'utf8').replace(/^date: .*$/m, '$&\nupdated: 2025-01-14');
  writeFileSync(file, lines);
  const line = lines.split('\n').indexOf('updated: 2025-01-14') + 1;
  expect(formatted(read().problems).map(local)).toEqual([
    expect.stringContaining(
      `posts/winter.md:${line}: "updated" is "2025-01-14". Give the day you last changed the post: it comes before its "date".`,
    ),
  ]);
});

test('publishes a post on its day, and reports it as waiting before', () => {
  change((text) => text.replace(/^date: .*$/m, 'date: 2026-11-23').replace(/^updated: .*\n/m, ''));
  expect([posts().length, read().problems]).toEqual([2, []]);
  change((text) => text.replace(/^date: .*$/m, 'date: 2026-11-24'));
  expect(posts()).toEqual([]);
  expect(formatted(read().problems).map(local)).toEqual([
    'posts/summer.md: This post won’t appear until 2026-11-24.',
    'posts/winter.md: This post won’t appear until 2026-11-24.',
    'The blog has no post. Write one, or add "blog" to "leaveOut".',
  ]);
});

test.each([
  ['above the first heading', 'At 0°F a battery is weak.\n\n## Then\n\nCall.'],
  ['of a post without a heading', 'At 0°F a battery is weak.\n\nCall.'],
])('shows every word %s, on the page and in the feed, with a read time of at least a minute', (_, body) => {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(at('posts/winter.md'), 'utf8')) ?? [];
  writeFileSync(at('posts/ice.md'), `${head}\n${body}\n`);
  const page = pagesOf().find(({ path }) => path === '/blog/ice/');
  for (const element of [page?.body, page?.meta.entry?.content])
    expect(renderToStaticMarkup(element)).toMatch(/<p>At 0°F a battery is weak\.<\/p>.*<p>Call\.<\/p>/s);
  expect(posts().find(({ slug }) => slug === 'ice')?.minutes).toBe(1);
  expect(renderToStaticMarkup(page?.body).includes('class="article__contents"')).toBe(body.includes('##'));
});

test('a post without a title for search engines and a summary has its title and its opening words there', () => {
  change((text) => text.replace(/^(?:pageTitle|excerpt): .*\n/gm, ''));
  for (const { title, pageTitle, excerpt, lead } of posts())
    expect([pageTitle, excerpt]).toEqual([title, dataOf(read()).toPlainText(lead).trim()]);
});

test('the newest post comes first, and those of one day stand in the order of their numbers', () => {
  expect(posts().map(({ slug }) => slug)).toEqual(['summer', 'winter']);
  const numberOf = (text: string) => (text.includes('Summer') ? 2 : 1);
  change((text) => text.replace(/^date: .*$/m, () => `date: 2025-01-15\nid: ${numberOf(text)}`));
  expect(posts().map(({ slug }) => slug)).toEqual(['winter', 'summer']);
});
