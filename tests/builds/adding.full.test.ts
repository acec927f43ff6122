import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { type Change, copyToChange } from '../setup/changed-project.ts';

// Follows the recipes in CONTRIBUTING.md step by step, in a copy of the project.
const project = copyToChange();
afterAll(project.remove);
const { at, read, npm } = project;
const fixture = (name: string) => read(`tests/fixtures/${name}`);

const content = 'site/content/en';
// The post to copy in OWNER.md.
const [, post = ''] = /```md\n([\s\S]*?)```/.exec(readFileSync('.github/OWNER.md', 'utf8')) ?? [];

const [, recipes = ''] = read('.github/CONTRIBUTING.md').split('## Recipe');
/** A piece of code from the recipe for a fact, by its beginning. */
function code(start: string): string {
  const found = [...recipes.matchAll(/`([^`\n]+)`/g)].find(([, piece = '']) => piece.startsWith(start));
  if (!found?.[1]) throw new Error(`CONTRIBUTING.md’s recipe has no code that begins with "${start}".`);
  return found[1];
}

/** The recipes' new files, and their changes in others. The new service has the scene of another one. */
const files: Readonly<Record<string, string>> = {
  [`${content}/services/tire-change.md`]: fixture('adding/tire-change.md'),
  [`${content}/guides/spare-tires.md`]: fixture('adding/spare-tires.md'),
  [`${content}/posts/winter-driving.md`]: post,
};
const changes: readonly Change[] = [
  ['site/business/crew.ts', 'crew = optional({', `crew = optional({\n${code('motorClubs: list')}`],
  [`${content}/pages/about.md`, '\nOne number', '\nWe take the calls of {motorClubs}.\n\nOne number'],
  ['site/business.json', '{', `{\n  ${code('"motorClubs"')},`],
  ['site/business/service-slugs.ts', "  'junk-car-removal',\n]", "  'junk-car-removal',\n  'tire-change',\n]"],
  ['site/scenes/index.ts', '  motorcycle:', "  'tire-change': RoadsideAssistance,\n  motorcycle:"],
  [
    'site/content/es/messages.json',
    '"elsewhere": {\n    "services": {',
    `"elsewhere": {\n    "services": {\n      "tire-change": { "name": "Llanta de repuesto", "summary": "Se la ponemos ahí", "picture": "Un carro sobre el gato." },`,
  ],
];
const added = ['services-tire-change', 'spare-tires', 'blog-winter-driving'].map((name) => `${name}.txt`);

const snapshots = () => readdirSync(at('tests/pages')).sort();

test('the recipes for a fact, a service, a post and a guide work', () => {
  const before = snapshots();
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  project.change(changes);
  npm('run', 'test:quick', '--', '-u');
  expect(snapshots()).toEqual([...before, ...added].sort());
  npm('test', '--', 'tests/site', 'tests/sample');
  npm('run', 'build');
  for (const page of ['services/tire-change', 'spare-tires', 'blog/winter-driving'])
    expect(read(`dist/${page}/index.html`)).toContain('<h1>');
  expect(read('dist/about/index.html')).toContain('We take the calls of AAA and Good Sam.');
  for (const home of ['index.html', 'about/index.html']) expect(read(`dist/${home}`)).toContain('href=/spare-tires/');
  for (const list of ['sitemap.xml', 'feed.xml']) expect(read(`dist/${list}`)).toContain('/blog/winter-driving/');
}, 600_000);
