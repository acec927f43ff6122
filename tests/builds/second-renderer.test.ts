import { afterAll, expect, test, vi } from 'vitest';
import { pageLines } from '../setup/page-lines.ts';
import { business, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';

// Renders the whole site again with Preact instead of React.
const twins = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/server': 'preact-render-to-string',
};
for (const [name, twin] of Object.entries(twins)) vi.doMock(name, () => import(twin));
vi.resetModules();
const preact = await import('../setup/pages.ts');
afterAll(() => {
  for (const name of Object.keys(twins)) vi.doUnmock(name);
  vi.resetModules();
});

test.each(pagesOf(business).map((page) => [nameOf(page), page] as const))(
  'React and Preact render the same document: %s',
  (name, page) => {
    const twin = preact.pagesOf(preact.business).find((other) => preact.nameOf(other) === name);
    if (!twin) throw new Error(`The second renderer has no page ${name}.`);
    expect(pageLines(preact.htmlOf(twin))).toEqual(pageLines(htmlOf(page)));
  },
);
