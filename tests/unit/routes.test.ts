import { expect, test } from 'vitest';
import { guideSlugs, samplePosts, serviceSlugs } from '../../site/business/services.ts';
import { unshownTexts } from '../../site/content/left-out.ts';
import { guidePath, postPath, servicePath } from '../../site/paths.ts';
import { business, businessWith, contentsFor, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { formatted } from '../setup/problems.ts';

test('no two pages that the site comes with have the same picture at their head', () => {
  const pages = new Map<string, string[]>();
  const texts = [...serviceSlugs.map(servicePath), ...guideSlugs.map(guidePath), ...samplePosts.map(postPath)];
  const ours = ['/', '/about/', '/contact/', '/blog/', '/404.html', ...texts];
  for (const page of pagesOf(business).filter(({ path }) => ours.includes(path)))
    for (const image of documentOf(htmlOf(page)).querySelectorAll('.page-head img:not([alt=""])')) {
      const source = image.getAttribute('src') ?? '';
      pages.set(source, [...(pages.get(source) ?? []), page.path]);
    }
  expect(pages.size).toBeGreaterThan(5);
  expect([...pages].filter(([, { length }]) => length > 1)).toEqual([]);
});

test('a text that a schema reads, and no route shows, is an error', () => {
  const pages = pagesOf(business);
  expect(unshownTexts(contentsFor(business), pages)).toEqual([]);
  const others = pages.filter(({ path }) => path !== '/about/' && path !== '/services/car-towing/');
  const told = unshownTexts(contentsFor(business), others);
  expect(told.every(({ severity }) => severity === 'error')).toBe(true);
  expect(formatted(told)).toEqual(
    ['pages/about', 'services/car-towing'].map(
      (name) => `site/content/en/${name}.md: No page shows this text. Give it a route in site/routes.tsx.`,
    ),
  );
});

test('a post that the company leaves out is reported only if it is the company’s own', () => {
  const facts = businessWith({ leaveOut: ['blog'] });
  const contents = contentsFor(facts);
  const told = (texts: typeof contents) =>
    unshownTexts(texts, pagesOf(facts)).filter(({ file }) => samplePosts.some((post) => file?.includes(post)));
  expect(told(contents)).toEqual([]);
  const asOwn = ({ shown, leftOut }: (typeof contents)[0]['articles']) => ({
    shown,
    leftOut: leftOut.map((text) => ({ ...text, isOwn: true })),
  });
  const own = told(contents.map((content) => ({ ...content, articles: asOwn(content.articles) })));
  expect(own.map(({ blocks }) => blocks)).toEqual(samplePosts.map(() => 'mistake'));
  const why = 'No page shows this text, because your site leaves out its subject.';
  const help = 'Delete it, or bring the subject back with "services" and "leaveOut".';
  expect(formatted(own)).toEqual(samplePosts.map((slug) => `site/content/en/posts/${slug}.md: ${why} ${help}`));
});
