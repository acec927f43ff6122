import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { type Change, copyToChange } from './changed-project.ts';

// Follows the recipes in CONTRIBUTING.md step by step, in a copy of the project.
const project = copyToChange();
afterAll(project.remove);
const { at, read, npm } = project;
const fixture = (name: string) => read(`tests/fixtures/${name}`);

const content = 'site/content/en';
// The post to copy in OWNER.md.
const [, post = ''] = /```md\n([\s\S]*?)```/.exec(readFileSync('.github/OWNER.md', 'utf8')) ?? [];
const scene = `import { Backdrop } from '../kit/country.tsx';
import { Scene } from '../scene.tsx';

export default function TireChangeScene() {
  return (
    <Scene>
      <Backdrop shift={90} sun={170} />
    </Scene>
  );
}
`;
const drawing = `import { Wheel } from '../kit/parts.tsx';
import { Scene } from '../scene.tsx';

const WheelNuts = () => (
  <Scene>
    <Wheel x={90} y={90} r={40} />
  </Scene>
);

export const wheelNuts = { width: 180, height: 180, draw: WheelNuts };
`;
const careers = `import type { Article } from '../../build/route.ts';
import { PageHead } from '../components/head/page-head.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import type { CareersData } from '../content/page-schemas.ts';

export function CareersPage({ careers }: { careers: Article<CareersData> }) {
  const { heading, lead } = careers.data;
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <ArticleBody {...careers} />
    </>
  );
}
`;
const careersSchema = `const careersSchema = object({ ...page, heading, lead, band });

export type CareersData = Read<v.InferOutput<typeof careersSchema>>;`;

const [, recipes = ''] = read('.github/CONTRIBUTING.md').split('## Recipe');
/** A piece of code from the recipe for a fact, by its beginning. */
function code(start: string): string {
  const found = [...recipes.matchAll(/`([^`\n]+)`/g)].find(([, piece = '']) => piece.startsWith(start));
  if (!found?.[1]) throw new Error(`CONTRIBUTING.md’s recipe has no code that begins with "${start}".`);
  return found[1];
}

/** The recipes' new files, and their changes in others. */
const files: Readonly<Record<string, string>> = {
  [`${content}/services/tire-change.md`]: fixture('adding/tire-change.md'),
  [`${content}/guides/spare-tires.md`]: fixture('adding/spare-tires.md'),
  [`${content}/posts/winter-driving.md`]: post,
  [`${content}/pages/careers.md`]: fixture('adding/careers.md'),
  'site/scenes/services/tire-change.tsx': scene,
  'site/scenes/drawings/wheel-nuts.tsx': drawing,
  'site/pages/careers.tsx': careers,
};
const changes: readonly Change[] = [
  ['site/business/crew.ts', 'crew = optional({', `crew = optional({\n${code('motorClubs: list')}`],
  [`${content}/pages/about.md`, '\nOne number', '\nWe take the calls of {motorClubs}.\n\nOne number'],
  ['site/business.json', '{', `{\n  ${code('"motorClubs"')},`],
  ['site/business/services.ts', "  'junk-car-removal',\n]", "  'junk-car-removal',\n  'tire-change',\n]"],
  ['site/content/picture-names.ts', "  'take-out',\n", "  'take-out',\n  'wheel-nuts',\n"],
  ['site/scenes/index.ts', '\n/**', "import TireChange from './services/tire-change.tsx';\n\n/**"],
  ['site/scenes/index.ts', '  motorcycle:', "  'tire-change': TireChange,\n  motorcycle:"],
  [
    'site/content/es/messages.json',
    '"elsewhere": {\n    "services": {',
    `"elsewhere": {\n    "services": {\n      "tire-change": { "name": "Llanta de repuesto", "summary": "Se la ponemos ahí", "picture": "Un carro sobre el gato." },`,
  ],
  ['site/scenes/drawings/index.tsx', '\n/**', "import { wheelNuts } from './wheel-nuts.tsx';\n\n/**"],
  ['site/scenes/drawings/index.tsx', "  'take-out':", "  'wheel-nuts': wheelNuts,\n  'take-out':"],
  ['site/content/page-schemas.ts', 'export type HomeData', `${careersSchema}\nexport type HomeData`],
  [
    'site/content/page-schemas.ts',
    'export const pages = {',
    "export const pages = {\n  careers: { slug: 'careers', path: '/careers/', schema: careersSchema },",
  ],
  ['site/routes.tsx', 'import { BlogPage', "import { CareersPage } from './pages/careers.tsx';\nimport { BlogPage"],
  ['site/routes.tsx', 'const { home,', 'const { careers, home,'],
  [
    'site/routes.tsx',
    '  if (notFound)\n',
    "  if (careers)\n    yield {\n      ...careers.data,\n      path: '/careers/',\n      name: 'Careers',\n      body: <CareersPage careers={careers} />,\n      article: careers,\n      scene: 'not-found',\n    };\n  if (notFound)\n",
  ],
];
const added = ['services-tire-change', 'spare-tires', 'blog-winter-driving', 'careers'].map((name) => `${name}.txt`);

const snapshots = () => readdirSync(at('tests/pages')).sort();

test('the recipes for a fact, a service, a post, a guide, a page and a drawing work', () => {
  const before = snapshots();
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  project.change(changes);
  npm('run', 'test:quick', '--', '-u');
  expect(snapshots()).toEqual([...before, ...added].sort());
  npm('test', '--', 'tests/site', 'tests/sample');
  npm('run', 'build');
  const pages = ['services/tire-change', 'spare-tires', 'careers', 'blog/winter-driving'];
  for (const page of pages) expect(read(`dist/${page}/index.html`)).toContain('<h1>');
  expect(read('dist/about/index.html')).toContain('We take the calls of AAA and Good Sam.');
  expect(readdirSync(at('dist/drawings'))).toContain('wheel-nuts.svg');
  for (const home of ['index.html', 'about/index.html']) expect(read(`dist/${home}`)).toContain('href=/spare-tires/');
  for (const list of ['sitemap.xml', 'feed.xml']) expect(read(`dist/${list}`)).toContain('/blog/winter-driving/');
}, 600_000);
