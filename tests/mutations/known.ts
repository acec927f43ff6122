import { readFileSync } from 'node:fs';
import { type Mutation, mutationAt } from './operators.ts';

/** Changes that the tests once did not notice: file, what stands there, and what it becomes. */
const once: readonly (readonly [file: string, found: string, replacement: string])[] = [
  ['build/audit/audit.ts', 'pageBudget = 14_600', 'pageBudget = 140_600'],
  ['build/assets/cache.ts', "  'package-lock.json',\n", ''],
  ['build/command/color.ts', 'pc.isColorSupported && ', ''],
  ['build/output/staging.ts', '    remove(site);\n    throw error;', '    throw error;'],
  ['build/text/read-article.ts', ".replace(/^\\uFEFF/, '')", ''],
  ['build/files-in.ts', 'isJunk(entry.name) ? [] : ', ''],
  ['build/output/disk.ts', ', aftermath()]', ']'],
  ['build/assets/progress.ts', 'bar.increment();', 'bar.increment(2);'],
];

/**
 * Those changes, as they are made today.
 * @throws where the source no longer holds what one of them changes
 */
export const known = (): Mutation[] =>
  once.map(([file, found, replacement]) => {
    const source = readFileSync(file, 'utf8');
    const index = source.indexOf(found);
    if (index < 0)
      throw new Error(`${file} holds no ${JSON.stringify(found)} any more: change tests/mutations/known.ts.`);
    return mutationAt(file, source, index, found, replacement);
  });
