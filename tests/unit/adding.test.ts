import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { scenes } from '../../site/scenes/index.ts';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
const read = (file: string) => readFileSync(file, 'utf8');

/** What the second step was forgotten for, as a sentence that names it. */
const forgotten = (folder: string, files: readonly string[], list: string) =>
  files.filter((file) => !read(list).includes(file)).map((file) => `${folder}/${file} is not named in ${list}.`);

describe('a step that was left out is told by name', () => {
  test('when a service’s scene is not named in site/scenes/index.ts', () => {
    const [folder, list] = ['site/scenes/services', 'site/scenes/index.ts'];
    const files = filesIn(folder, '.tsx');
    expect(files.length).toBeGreaterThan(1);
    expect(forgotten(folder, files, list)).toEqual([]);
    expect(forgotten(folder, ['new-thing.tsx'], list)).toEqual([`${folder}/new-thing.tsx is not named in ${list}.`]);
  });

  test('when a page’s component has no route', () => {
    const pages = readdirSync('site/pages').filter((file) => file.endsWith('.tsx'));
    expect(forgotten('site/pages', pages, 'site/routes.tsx')).toEqual([]);
  });

  test('when a service has no scene', () => {
    expect(serviceSlugs.filter((slug) => !(slug in scenes))).toEqual([]);
  });

  test('when a scene has no user, as after a service was taken away', () => {
    const html = pagesOf(business)
      .map((page) => htmlOf(page))
      .join('');
    const unused = Object.keys(scenes).filter((name) => !html.includes(`/scenes/${name}.svg`));
    expect(unused.map((name) => `No page shows the scene "${name}". Delete it.`)).toEqual([]);
  });

  test('when a drawing’s file has no entry', () => {
    const files = readdirSync('site/scenes/drawings').filter((file) => file !== 'index.tsx');
    expect(forgotten('site/scenes/drawings', files, 'site/scenes/drawings/index.tsx')).toEqual([]);
  });
});

test('one component, one name: folder, sheet, attribute, enhancement and test agree', () => {
  const client = read('site/client.ts') + read('site/contact-client.ts');
  for (const file of filesIn('site/components', '.client.ts')) {
    const name = basename(file, '.client.ts');
    const enhance = `enhance${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    expect(file).toBe(`${name}/${name}.client.ts`);
    expect(client).toMatch(new RegExp(`(?:'${name}'|\\b${name}): ${enhance}\\b`));
    expect(read(`site/components/${file}`)).toContain(`export function ${enhance}(`);
    expect(
      existsSync(`tests/unit/${name}.test.ts`),
      `tests/unit/${name}.test.ts is missing: try ${enhance} there.`,
    ).toBe(true);
  }
});
