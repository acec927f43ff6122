import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { editable } from '../../site/content/editable.ts';
import { bilingualFacts } from '../setup/facts.ts';
import { isOwnPost } from '../setup/own-texts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';

// Without an owner's posts and towns, which are on no page here.
const files = readdirSync('site/content', { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    name.endsWith('.md') &&
    !name.includes('/towns/') &&
    (!name.includes('/posts/') || isOwnPost(basename(name, '.md'))),
);
const { kinds } = editable(bilingualFacts, [], new Date('2026-11-23'));
const paths = pagesOf(businessWith(bilingualFacts)).map(({ path }) => path);

test.each(files.sort())('the form offers %s once, beside the page that shows it', (file) => {
  const slug = basename(file, '.md');
  const offered = kinds.filter(({ folder, slugs }) => folder === dirname(file) && (slugs?.includes(slug) ?? true));
  expect(offered).toHaveLength(1);
  expect(paths).toContain(offered[0]?.page.replace('*', slug));
});
