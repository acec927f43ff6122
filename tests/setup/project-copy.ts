import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsFile } from './facts.ts';

const root = join(import.meta.dirname, '../..');
const parts = ['site', 'build', 'static', 'build.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * A copy of the project in a temporary folder; the packages are linked, and so is what builds keep in their cache.
 * @param ownCache whether it has an empty cache of its own
 */
export function copyProject(more: readonly string[] = [], ownCache = false): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'project-'));
  for (const part of [...parts, ...more]) cpSync(join(root, part), join(folder, part), { recursive: true });
  // The suite's own facts, whatever the owner has.
  cpSync(join(root, factsFile), join(folder, 'site/business.json'));
  rmSync(join(folder, 'site/photos'), { recursive: true, force: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache' || !ownCache) symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
