import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { kindOf, readFields } from '../../build/edit/page/fields.ts';
import { editable } from '../../site/content/editable.ts';
import { bilingualFacts, sampleFacts } from '../setup/facts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';

const files = readdirSync('site/content', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const { kinds } = editable(bilingualFacts, [], new Date('2026-11-23'));
const paths = pagesOf(businessWith(bilingualFacts)).map(({ path }) => path);

test.each(files.sort())('the form offers %s once, beside the page that shows it', (file) => {
  const slug = basename(file, '.md');
  const offered = kinds.filter(({ folder, slugs }) => folder === dirname(file) && (slugs?.includes(slug) ?? true));
  expect(offered).toHaveLength(1);
  expect(paths).toContain(offered[0]?.page.replace('*', slug));
});

test.each([
  [{}, []],
  [{ leaveOut: ['fleets', 'understanding-towing-services'] }, ['guides/fleets', 'posts/understanding-towing-services']],
  [{ leaveOut: ['blog'] }, ['pages/blog', 'posts/own', 'posts/understanding-towing-services']],
  [{ services: ['flatbed-towing'] }, ['services/car-towing']],
])('with %j the site has no page of %j', (changes, absent) => {
  const { kinds } = editable({ ...sampleFacts, ...changes }, [], new Date('2026-11-23'));
  const texts = ['guides/fleets', 'pages/about', 'pages/blog', 'posts/own', 'posts/understanding-towing-services'];
  const isAbsent = (text: string) => kindOf(kinds, `en/${text}.md`)?.isAbsent(basename(text));
  expect([...texts, 'services/car-towing', 'services/flatbed-towing'].filter(isAbsent)).toEqual(absent);
});

const starts = kinds.flatMap(({ schema, start }) => (start ? [{ ...start, schema }] : []));

test('a post and a guide can be begun', () => {
  expect(starts.map(({ name }) => name)).toEqual(['post', 'guide']);
});

test.each(starts)(
  'a $name begins with every field that it needs, and nothing is wrong but that some are empty',
  (start) => {
    const { text: _, ...fields } = readFields(start.text);
    const empty = Object.entries(fields).filter(([, value]) => String(value) === '');
    const { issues = [] } = v.safeParse(start.schema, fields);
    expect(issues.map((issue) => v.getDotPath(issue)).sort()).toEqual(empty.map(([name]) => name).sort());
  },
);
