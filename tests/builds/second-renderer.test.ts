import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageLines } from '../setup/page-lines.ts';
import { business, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';

// Renders the whole site again with Preact instead of React.
const folder = mkdtempSync(join('node_modules', '.second-renderer-'));
const outfile = join(folder, 'pages.mjs');
let preact: typeof import('../setup/pages.ts');

beforeAll(async () => {
  await build({
    entryPoints: ['tests/setup/pages.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    // The folder of build/project.ts, which is bundled here.
    define: { 'import.meta.dirname': JSON.stringify(resolve('build')) },
    plugins: [
      {
        name: 'preact',
        setup({ onResolve }) {
          const twins: Record<string, string> = {
            react: 'preact/compat',
            'react/jsx-runtime': 'preact/jsx-runtime',
            'react-dom/server': 'preact-render-to-string',
          };
          onResolve({ filter: /^react/ }, ({ path }) => ({ path: twins[path] ?? path, external: true }));
        },
      },
    ],
  });
  preact = await import(pathToFileURL(outfile).href);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(pagesOf(business).map((page) => [nameOf(page), page] as const))(
  'React and Preact render the same document: %s',
  (name, page) => {
    const twin = preact.pagesOf(preact.business).find((other) => preact.nameOf(other) === name);
    if (!twin) throw new Error(`The second renderer has no page ${name}.`);
    expect(pageLines(preact.htmlOf(twin))).toEqual(pageLines(htmlOf(page)));
  },
);
