import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsFile } from './facts.ts';

const root = join(import.meta.dirname, '../..');
const parts = ['site', 'build', 'static', 'build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * A copy of the project in a temporary folder, with links to the packages and the build cache.
 * @param ownCache whether it has an empty cache of its own
 */
export function copyProject(more: readonly string[] = [], ownCache = false): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-'));
  for (const part of [...parts, ...more]) cpSync(join(root, part), join(folder, part), { recursive: true });
  // The sample facts, whatever the owner's are.
  cpSync(join(root, factsFile), join(folder, 'site/business.json'));
  rmSync(join(folder, 'site/photos'), { recursive: true, force: true });
  const packages = join(root, 'node_modules');
  const linked = readdirSync(packages).filter((name) => name !== '.cache');
  mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
  // The compiler's cache is copied: it has absolute paths.
  if (existsSync(join(packages, '.cache/types.json')))
    cpSync(join(packages, '.cache/types.json'), join(folder, 'node_modules/.cache/types.json'));
  const cache = '.cache/site-builder';
  for (const name of ownCache || !existsSync(join(packages, cache)) ? linked : [...linked, cache])
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }) };
}
