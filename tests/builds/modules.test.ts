import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moduleMaker } from '../../build/dev/modules.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'modules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, `${name}.ts`);
const write = (name: string, text: string) => writeFileSync(file(name), text);

test('a changed module gets another address, and so does what imports it; the others keep theirs', async () => {
  write('top', `export { one } from './one.ts';\nexport { two } from './two.ts';`);
  write('one', `import { two } from './two.ts';\nexport const one = two + 1;`);
  write('two', 'export const two: number = 1;');
  const addressOf = moduleMaker(folder);
  const addresses = () => Promise.all(['top', 'one', 'two'].map((name) => addressOf(file(name))));
  const before = await addresses();
  expect(await addresses()).toEqual(before);
  expect(await import(/* @vite-ignore */ before[0] ?? '')).toMatchObject({ one: 2, two: 1 });

  write('one', `import { two } from './two.ts';\nexport const one = two + 2;`);
  const after = await addresses();
  expect(after.map((address, index) => address === before[index])).toEqual([false, false, true]);
  expect(await import(/* @vite-ignore */ after[0] ?? '')).toMatchObject({ one: 3, two: 1 });
});

test('modules that import each other in a circle are named, in whatever order they come to it', async () => {
  write('top', `import './one.ts';\nimport './two.ts';`);
  write('one', '');
  write('two', `import './one.ts';`);
  const addressOf = moduleMaker(folder);
  await addressOf(file('top'));
  write('one', `import './two.ts';`);
  await expect(addressOf(file('top'))).rejects.toThrow(/import each other in a circle/);
  write('one', '');
  await addressOf(file('top'));
});

test('a fault is told where it stands, from however far above, and goes when it is mended', async () => {
  write('top', `import './one.ts';`);
  write('one', `import './two.ts';`);
  const addressOf = moduleMaker(folder);
  for (const [fault, text] of [
    ['const = ;', 'Expected identifier but found "="'],
    [`import './three.ts';`, 'Could not resolve "./three.ts"'],
  ] as const) {
    write('two', fault);
    const { errors } = await addressOf(file('top')).catch((error) => error);
    expect(errors[0]).toMatchObject({ text, location: { line: 1, file: expect.stringMatching(/two\.ts$/) } });
  }
  write('two', 'export {};');
  await addressOf(file('top'));
});

test('a module that is reached in millions of ways is looked at once', async () => {
  const layers = Array.from({ length: 30 }, (_, layer) => layer);
  const both = (layer: number) => `import './a${layer}.ts';\nimport './b${layer}.ts';`;
  for (const layer of layers) for (const side of ['a', 'b']) write(`${side}${layer}`, layer > 0 ? both(layer - 1) : '');
  write('top', both(29));
  const addressOf = moduleMaker(folder);
  const before = await addressOf(file('top'));
  write('top', `${both(29)}\nexport {};\nconsole.log('top');`);
  expect(await addressOf(file('top'))).not.toBe(before);
});
