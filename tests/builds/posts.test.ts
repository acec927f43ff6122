import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { dataOf } from '../../build/problem.ts';
import { build } from '../../build.ts';
import { PostPage } from '../../site/pages/post.tsx';
import { noImages } from '../../site/site-context.ts';
import { factsFile } from '../setup/facts.ts';
import { markupOf } from '../setup/mount.ts';
import { business, pagesWith, siteOf } from '../setup/pages.ts';
import { formatted, linesOf } from '../setup/problems.ts';
import { photoOf } from '../setup/rendered-site.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { copyTexts, readTexts } from './site-texts.ts';

const folder = temporaryFolder('posts');
const at = (slug: string) => join(folder, `en/posts/${slug}.md`);

/** The front matter of a post: lines 2 to 9 of its file. */
const post = (season: string, date: string) => ({
  title: `${season} in {township}`,
  pageTitle: `${season} in {township}, {region}`,
  description: `All about ${season} in {township}, {region}, for everyone who drives there. Call {phone}.`,
  excerpt: 'White roads.',
  date,
  scene: 'flatbed-towing',
  picture: 'A car in the snow',
  lead: 'Slow down.',
});
const winter = post('Winter', '2025-01-15');
const summer = post('Summer', '2025-06-15');

/** Writes a post. A field that is `undefined` is left out. */
function write(slug: string, fields: Readonly<Record<string, unknown>>, body = 'Words.'): void {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? `${name}: ${JSON.stringify(value)}` : []));
  writeFileSync(at(slug), ['---', ...lines, '---', '', body, ''].join('\n'));
}

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  copyTexts(folder);
  rmSync(join(folder, 'en/posts'), { recursive: true });
  mkdirSync(join(folder, 'en/posts'));
  write('winter', winter, '## The law {#law}\n\nMove over.');
  write('summer', summer, 'Read about [the winter](/blog/winter/#law), too.');
});

const posts = () => dataOf(readTexts(folder)).posts;
const pagesOf = () => pagesWith(business, [dataOf(readTexts(folder))]);
const local = (line: string) => line.replaceAll(`${folder}/en/`, '');
/** What is reported about posts. */
const told = () =>
  formatted(readTexts(folder).problems.filter(({ severity }) => severity !== 'note'))
    .map(local)
    .filter((line) => /posts\/|blog/.test(line));

test('reports dead links, and titles and descriptions of the wrong length, by file and line', async () => {
  rmSync(at('winter'));
  write('summer', { ...summer, pageTitle: 'T'.repeat(61), description: 'Short.' }, '[The winter](/blog/winter/#law).');
  const lines = await linesOf(() => build({ business: factsFile, release: false, texts: folder }));
  const ofPosts = lines.map(local).filter((line) => line.startsWith('posts/'));
  expect(ofPosts.sort()).toEqual([
    'posts/summer.md:12: Dead link "/blog/winter/#law": the site has no such page or file. Did you mean /blog/summer/?',
    expect.stringContaining('posts/summer.md:3: pageTitle: The title of /blog/summer/ has 61 characters.'),
    'posts/summer.md:4: description: The description of /blog/summer/ has 6 characters. Expected 50 to 160: "Short.".',
  ]);
});

test.each([
  ['a post', ['winter'], ['summer']],
  ['every post', ['winter', 'summer'], []],
])('%s that is deleted is gone everywhere', (_, gone, left) => {
  for (const slug of gone) rmSync(at(slug));
  expect(posts().map(({ slug }) => slug)).toEqual(left);
  const paths = pagesOf().map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/blog/'))).toEqual([
    '/blog/',
    ...left.map((slug) => `/blog/${slug}/`),
  ]);
});

test('reports a post that was last changed before its own day', () => {
  write('winter', { ...winter, updated: '2025-01-14' });
  expect(told()).toEqual([
    expect.stringContaining(
      'posts/winter.md:10: "updated" is "2025-01-14". Give the day you last changed the post: it comes before its "date".',
    ),
  ]);
});

test('publishes a post on its day, and reports it as waiting before', () => {
  const writeOn = (date: string) => {
    write('winter', { ...winter, date });
    write('summer', { ...summer, date });
  };
  writeOn('2026-11-23');
  expect([posts().length, told()]).toEqual([2, []]);
  writeOn('2026-11-24');
  expect(posts()).toEqual([]);
  expect(told()).toEqual([
    'posts/summer.md: This post won’t appear until 2026-11-24.',
    'posts/winter.md: This post won’t appear until 2026-11-24.',
    'The blog has no post. Write one, or add "blog" to "leaveOut".',
  ]);
});

test.each([
  ['above the first heading', 'At 0°F a battery is weak.\n\n## Then\n\nCall.'],
  ['of a post without a heading', 'At 0°F a battery is weak.\n\nCall.'],
])('shows every word %s, on the page and in the feed, with a read time of at least a minute', (_, body) => {
  write('ice', { ...winter, title: 'Ice' }, body);
  const page = pagesOf().find(({ path }) => path === '/blog/ice/');
  for (const element of [page?.body, page?.meta.entry?.content])
    expect(renderToStaticMarkup(element)).toMatch(/<p>At 0°F a battery is weak\.<\/p>.*<p>Call\.<\/p>/s);
  expect(posts().find(({ slug }) => slug === 'ice')?.minutes).toBe(1);
  expect(renderToStaticMarkup(page?.body).includes('article__contents')).toBe(body.includes('##'));
});

test('a post shows its own photo, with its own words for it, though its scene has one, too', () => {
  const [post] = posts();
  if (!post) throw new Error('There is no post.');
  const images = { ...noImages, photos: { truck: photoOf('truck'), [post.scene]: photoOf('other') } };
  const business = { ...siteOf().business, photos: { [post.scene]: { text: 'Another picture' } } };
  const page = createElement(PostPage, { post: { ...post, photo: 'truck' } });
  const markup = markupOf(page, { ...siteOf(), images, business });
  expect(markup).toContain('src="/assets/truck-960.webp" alt="A car in the snow"');
});

test('a post without a page title and an excerpt uses its title and its lead', () => {
  write('winter', { ...winter, pageTitle: undefined, excerpt: undefined });
  expect(posts().find(({ slug }) => slug === 'winter')).toMatchObject({
    pageTitle: 'Winter in Howell',
    excerpt: 'Slow down.',
  });
});

test('the newest post comes first, and posts of one day are in the order of their ids', () => {
  expect(posts().map(({ slug }) => slug)).toEqual(['summer', 'winter']);
  write('winter', { ...winter, date: summer.date, id: 1 });
  write('summer', { ...summer, id: 2 });
  expect(posts().map(({ slug }) => slug)).toEqual(['winter', 'summer']);
});
