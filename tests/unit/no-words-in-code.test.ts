import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

/** What looks like words and is none, by the attribute or call that it stands in. */
const noWords = new Set([
  'className',
  'class',
  'd',
  'viewBox',
  'transform',
  'points',
  'sizes',
  'media',
  'allow',
  'rel',
  'href',
  'src',
]);

interface Node {
  type: string;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
/** Two words or more with a space between them. */
const spoken = (text: string) => /\p{L}{2,}[^\s\p{L}]*\s[^\p{L}]*\p{L}{2,}/u.test(text);

/** The literals of two words or more in a file, but for messages of errors and what is no words. */
function literalsIn(source: string): string[] {
  // JSX becomes calls: its text and attributes are literals like any other.
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', charset: 'utf8' });
  const found: string[] = [];
  const take = (text: unknown) => {
    if (typeof text === 'string' && spoken(text)) found.push(text.trim());
  };
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
    if (node.type === 'Property') {
      const { name, value } = node.key as { name?: string; value?: string };
      if (noWords.has(name ?? value ?? '')) return;
    }
    if (node.type === 'Literal') take(node.value);
    if (node.type === 'TemplateElement') take((node.value as { cooked: string }).cooked);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.filter(isNode).forEach(visit);
      else if (isNode(value)) visit(value);
    }
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Node);
  return found;
}

/** What is no sentence, though it is two words long, by the file that it stands in. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  'site/components/scene-picture/photo-picture.tsx': ['(min-width: 60em)'],
};

test('pages, components and the layout hold no sentence: every word stands in site/content', () => {
  const folders = ['site/pages', 'site/components', 'site/files'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const found = [...files, 'site/layout.tsx', 'site/navigation.ts', 'site/routes.tsx'].flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8'))
      .filter((literal) => !excepted[file]?.includes(literal))
      .map((literal) => `${file}: ${literal}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('and a sentence there would be found', () => {
  const template = '`Say ${'.concat('y} now please`');
  const code = `const A = <p title="Two words" className="a b">{x ? ${template} : "Hello there"} Good day</p>;`;
  expect(literalsIn(`${code}\nexport { A };`)).toEqual(['Two words', 'now please', 'Hello there', 'Good day']);
});
