import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';

const read = (file: string) => readFileSync(file, 'utf8');

test('one component, one name: file, attribute, enhancement and test agree', () => {
  const client = read('site/client.ts');
  for (const file of filesIn('site/components').filter((name) => name.endsWith('.client.ts'))) {
    const name = basename(file, '.client.ts');
    const enhance = `enhance${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    expect(client).toMatch(new RegExp(`(?:'${name}'|\\b${name}): ${enhance}\\b`));
    expect(read(`site/components/${file}`)).toContain(`export function ${enhance}(`);
    expect(
      existsSync(`tests/unit/${name}.test.ts`),
      `tests/unit/${name}.test.ts is missing: try ${enhance} there.`,
    ).toBe(true);
  }
});
