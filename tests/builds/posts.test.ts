import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isPage } from '../../build/route.ts';
import { build } from '../../build.ts';
import type { Locale } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { routes } from '../../site/routes.tsx';
import { factsFile } from '../setup/facts.ts';
import { ownLocales } from '../setup/own-texts.ts';
import { business } from '../setup/pages.ts';
import { formatted, linesOf } from '../setup/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'posts-'));
const posts = join(folder, 'en/posts');
const guide = 'understanding-towing-services';
const highway = 'what-to-do-car-breaks-down-highway';
afterAll(() => rmSync(folder, { recursive: true }));

let locales: Locale[];
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  locales = ownLocales(folder);
});

/** What is said where the day is 2026-11-23. */
function read() {
  const [locale] = locales;
  if (!locale) throw new Error('The site has no language.');
  return readContent([locale.folder], business, locale, '2026-11-23');
}
/** Changes every text of the copy. */
function change(edit: (text: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.md')) writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8')));
}
const toldOf = async (run: () => unknown) => (await linesOf(run)).map((line) => line.replaceAll(`${folder}/en/`, ''));

test('a sample post that is deleted leaves links, of which each is reported by file and line', async () => {
  rmSync(join(posts, `${guide}.md`));
  const told = await toldOf(() => build({ business: factsFile, release: false, locales }));
  const links = told.filter((line) => line.includes('Dead link'));
  expect(links.length).toBeGreaterThan(7);
  for (const line of links)
    expect(line).toMatch(/^[\w/-]+\.(?:md|ts):\d+: Dead link "\/blog\/[^"]+": the site has no such page or file\.$/);
  expect(told.filter((line) => !links.includes(line))).toEqual([
    expect.stringContaining('tesla: no text cites it.'),
    expect.stringContaining('owners-manuals: no text cites it.'),
  ]);
});

describe('once the links to it are gone', () => {
  test.each([
    ['a sample post', [guide], [highway]],
    ['every post', [guide, highway], []],
  ])('%s is nowhere', (_, gone, left) => {
    for (const slug of gone) rmSync(join(posts, `${slug}.md`));
    change((text) => text.replace(/\[([^\]]*)\]\(\/blog\/[^)]*\)/g, '$1'));
    const content = read();
    expect(content.posts.map(({ slug }) => slug)).toEqual(left);
    const paths = [...routes(business, [content])].filter(isPage).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/blog/')).length).toBe(1 + left.length);
  });
});

test('a state’s file that is wrong is reported, and not that every text lacks its words', async () => {
  change((text) => text.replace(/^tollRoads:$/m, 'tollRods:'));
  expect(await toldOf(read)).toEqual(['states/NJ.md:4: tollRods: found an unknown field, did you mean "tollRoads"?']);
});

test('a post is out on its day; before it, it is held back, and told', () => {
  change((text) => text.replace(/^date: .*$/m, 'date: 2026-11-23'));
  const today = read();
  expect([today.posts.length, today.problems]).toEqual([2, []]);
  change((text) => text.replace(/^date: .*$/m, 'date: 2026-11-24'));
  const { posts, problems } = read();
  expect(posts).toEqual([]);
  expect(formatted(problems).map((line) => line.replace(`${folder}/en/`, ''))).toEqual([
    `posts/${guide}.md: held back until its day, 2026-11-24.`,
    `posts/${highway}.md: held back until its day, 2026-11-24.`,
  ]);
});

test('every letter of a heading is in the cut font, in whatever language', () => {
  change((text) => text.replace('## ', '## ¿Grúa? Mañana, cafe\u0301: '));
  expect(read().letters).toMatch(/¿.*ú.*ñ.*é/s);
});

test('the post to copy for owners is in order', () => {
  const [, post = ''] = /```md\n([\s\S]*?)```/.exec(readFileSync('.github/OWNER.md', 'utf8')) ?? [];
  writeFileSync(join(posts, 'winter-driving.md'), post);
  expect(read().posts[0]?.slug).toBe('winter-driving');
});

test.each([
  ['above the first heading', 'At 0°F a battery is weak.\n\n## Then\n\nCall.'],
  ['of a post without a heading', 'At 0°F a battery is weak.\n\nCall.'],
])('every word %s is shown, on the page and in the feed, and takes a minute at least', (_, body) => {
  const post = readFileSync(join(posts, `${guide}.md`), 'utf8');
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(post) ?? [];
  writeFileSync(join(posts, 'winter.md'), `${head.replace('id: 2', 'id: 9')}\n${body}\n`);
  const content = read();
  const page = [...routes(business, [content])].filter(isPage).find(({ path }) => path === '/blog/winter/');
  for (const element of [page?.body, page?.meta.entry?.content])
    expect(renderToStaticMarkup(element)).toMatch(/<p>At 0°F a battery is weak\.<\/p>.*<p>Call\.<\/p>/s);
  expect(content.posts.find(({ slug }) => slug === 'winter')?.minutes).toBe(1);
  expect(renderToStaticMarkup(page?.body).includes('class="article__contents"')).toBe(body.includes('##'));
});

test('two posts with one id are reported', async () => {
  cpSync(join(posts, `${guide}.md`), join(posts, 'copy.md'));
  expect(await toldOf(read)).toEqual([
    `posts/${guide}.md:2: id: found 2, as at posts/copy.md:2, expected a number of its own.`,
  ]);
});

test('an answer may hold a list, a table and a picture, and the page about the company more sections, in any order', () => {
  const more = '- one\n- two\n\n| A | B |\n|---|---|\n| c | d |\n\n![A truck](scene:flatbed-towing)\n';
  const service = join(folder, 'en/services/car-towing.md');
  const [head = '', questions = ''] = readFileSync(service, 'utf8').split(/(?=\n## [^\n]*\{#questions[^}]*\})/);
  writeFileSync(service, `${head}${questions.trimEnd()}\n\n${more.replace('| A', '{.columns}\n\n| A')}`);
  const about = join(folder, 'en/pages/about.md');
  const [, front = ''] = readFileSync(about, 'utf8').split('---\n');
  writeFileSync(about, `---\n${front}---\nWe tow.\n\n## Our fleet\n\n${more}\n## Why us {#why-us}\n\nB.\n`);
  const pages = [...routes(business, [read()])].filter(isPage);
  const bodyOf = (path: string) => renderToStaticMarkup(pages.find((page) => page.path === path)?.body);
  expect(bodyOf('/services/car-towing/')).toMatch(
    /<details[^>]*>(?:(?!<\/details>).)*<li>two<\/li>.*class="columns".*<img.*<\/details>/s,
  );
  expect(bodyOf('/about/')).toMatch(/We tow\..*Our fleet.*<li>two<\/li>.*Why us/s);
});
