import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { services } from '../site/business/services.ts';
import { postTexts } from '../site/pages/posts/index.ts';
import { serviceTexts } from '../site/pages/services/index.ts';
import { scenes } from '../site/scenes/index.ts';
import { posts } from '../site/words/posts.ts';
import { business, pagesOf } from './setup/pages.ts';

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
const read = (file: string) => readFileSync(file, 'utf8');

/** What the second step was forgotten for, as a sentence that names it. */
const forgotten = (folder: string, files: readonly string[], list: string) =>
  files.filter((file) => !read(list).includes(file)).map((file) => `${folder}/${file} is not named in ${list}.`);

describe('a step that was left out is told by name', () => {
  test('when a service or a post is listed but has no text or scene', () => {
    const first = services[0];
    const post = posts[0];
    if (!first || !post) throw new Error('There is nothing to copy.');
    const listed = services as (typeof first)[];
    listed.push({ ...first, slug: 'boat-towing' });
    try {
      expect(() => pagesOf(business)).toThrow('"boat-towing" has no text: write site/pages/services/boat-towing.tsx');
      (serviceTexts as Record<string, unknown>)['boat-towing'] = serviceTexts[first.slug];
      expect(() => pagesOf(business)).toThrow(/"boat-towing" has no scene|no scene for it/);
    } finally {
      listed.pop();
      delete (serviceTexts as Record<string, unknown>)['boat-towing'];
    }
    const articles = posts as (typeof post)[];
    articles.push({ ...post, slug: 'winter-driving' });
    try {
      expect(() => pagesOf(business)).toThrow(
        '"winter-driving" has no text: write site/pages/posts/winter-driving.tsx',
      );
    } finally {
      articles.pop();
    }
  });

  test.each([
    ['site/pages/services', '.tsx', 'site/pages/services/index.ts'],
    ['site/pages/posts', '.tsx', 'site/pages/posts/index.ts'],
    ['site/scenes/services', '.tsx', 'site/scenes/index.ts'],
    ['site/components', '.css', 'site/styles/site.css'],
    ['site/components', '.client.ts', 'site/client.ts'],
  ])('when a file of %s with the ending %s is not named in %s', (folder, ending, list) => {
    const files = filesIn(folder, ending);
    expect(files.length).toBeGreaterThan(1);
    expect(forgotten(folder, files, list)).toEqual([]);
    expect(forgotten(folder, [...files, `new-thing${ending}`].slice(-1), list)).toEqual([
      `${folder}/new-thing${ending} is not named in ${list}.`,
    ]);
  });

  test('when a page’s component has no route', () => {
    const pages = readdirSync('site/pages').filter((file) => file.endsWith('.tsx'));
    expect(forgotten('site/pages', pages, 'site/routes.tsx')).toEqual([]);
  });

  test('when a text or a scene belongs to nothing that is listed', () => {
    expect(Object.keys(serviceTexts)).toEqual(services.map(({ slug }) => slug));
    expect(Object.keys(postTexts)).toEqual(posts.map(({ slug }) => slug));
    expect(services.filter(({ slug }) => !(slug in scenes))).toEqual([]);
  });
});

test('one component, one name: folder, sheet, attribute, enhancement and test agree', () => {
  const client = read('site/client.ts');
  for (const file of filesIn('site/components', '.client.ts')) {
    const name = basename(file, '.client.ts');
    const enhance = `enhance${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    expect(file).toBe(`${name}/${name}.client.ts`);
    expect(client).toMatch(new RegExp(`(?:'${name}'|\\b${name}): ${enhance}\\b`));
    expect(read(`site/components/${file}`)).toContain(`export function ${enhance}(`);
    expect(readdirSync('tests')).toContain(`${name}.test.ts`);
  }
});
