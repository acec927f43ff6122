import { statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { project } from '../project.ts';

/**
 * Calls `changed` whenever something that a build reads is changed. It is the folders around that are watched: they
 * tell of a folder that is moved away and back, after which its own watcher is deaf.
 * @param business the file with the owner's facts, wherever it is
 */
export function watchSources(business: string, changed: () => void): FSWatcher {
  const sources = [...['site', 'build', 'static', 'build.ts'].map((name) => join(project, name)), business];
  const around = [...new Set(sources.map((source) => dirname(source)))];
  const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(source + sep));
  const ignored = (path: string) => !around.includes(resolve(path)) && !isSource(resolve(path));
  const seen = new Map<string, number | undefined>();
  return watch(around, { ignored, ignoreInitial: true }).on('all', (_, path) => {
    seen.set(path, timeOf(path));
    changed();
    // On a busy machine the watcher may take two saves for one.
    setTimeout(() => {
      if (timeOf(path) === seen.get(path)) return;
      seen.set(path, timeOf(path));
      changed();
    }, 100).unref();
  });
}

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
