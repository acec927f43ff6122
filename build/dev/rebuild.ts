import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type BuildFailure, context, formatMessages, type Metafile, type PluginBuild } from 'esbuild';
import { project } from '../project.ts';

/** How a build ended: well, with a complaint that names file and line, or because it was stopped. */
export type Outcome = { complaint: string | undefined } | 'stopped';

/** Builds the site as often as it is asked to. */
export interface Builder {
  build: () => Promise<Outcome>;
  /** Stops the build that runs, if any. */
  stop: () => void;
}

/**
 * Makes build.ts one file, which starts in a third of the time that its modules take one by one, and runs that in a
 * process of its own.
 * @param args the options of the build
 */
export async function prepareBuild(args: readonly string[]): Promise<Builder> {
  const cache = join(project, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const bundle = await context({
    entryPoints: { build: join(project, 'build.ts'), standby: join(project, 'build/dev/standby.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: project,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'silent',
    plugins: [{ name: 'own-places', setup: keepPlaces }],
  });
  let waiting: ChildProcess | undefined;
  let running: ChildProcess | undefined;

  return {
    async build() {
      const made = await bundle.rebuild().catch((error: BuildFailure) => error);
      if (made instanceof Error) {
        const messages = await formatMessages(made.errors, { kind: 'error' });
        return { complaint: messages.join('\n').trim() };
      }
      const prepare = () => startStandby(join(folder, 'standby.mjs'), packagesIn(made.metafile), args);
      running = waiting?.connected ? waiting : prepare();
      running.send(pathToFileURL(join(folder, 'build.mjs')).href);
      const outcome = await outcomeOf(running);
      running = undefined;
      waiting = prepare();
      return outcome;
    },
    stop: () => running?.kill('SIGKILL'),
  };
}

/** Modules of the builder that ask where they stand are told where they stood before they became one file. */
function keepPlaces({ onLoad }: PluginBuild): void {
  onLoad({ filter: /[\\/]build[\\/].*\.tsx?$/ }, ({ path }) => {
    const source = readFileSync(path, 'utf8');
    if (!source.includes('import.meta.')) return;
    const contents = source
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.filename', JSON.stringify(path));
    return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
  });
}

/** Starts a process that has the packages loaded and waits to be told what to run. */
function startStandby(file: string, packages: readonly string[], args: readonly string[]): ChildProcess {
  return fork(file, args, {
    cwd: project,
    execArgv: ['--enable-source-maps', ...packages.flatMap((name) => ['--import', name])],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** The packages that the build always needs; others it loads when it has to. */
function packagesIn({ outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const needed = imports.filter(({ kind, path }) => kind === 'import-statement' && !path.startsWith('node:'));
  return [...new Set(needed.map(({ path }) => path))];
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code, signal] = await once(child, 'close');
  if (signal !== null) return 'stopped';
  return { complaint: code === 0 ? undefined : plain(text) || `The build ended with code ${code}.` };
}

/** An error as a reader needs it: paths from the project's root, without what goes on inside Node and packages. */
function plain(text: string): string {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^ +at .*(?:node:internal|node_modules)|^Node\.js v/.test(line))
    .join('\n')
    .replaceAll(`file://${project}/`, '')
    .replaceAll(`${project}/`, '')
    .trim();
}
