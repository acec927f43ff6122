import '../process.ts';
import { dirname, join, sep } from 'node:path';
import { styleText } from 'node:util';
import type { HotPayload } from 'vite';
import type * as builder from '../../build.ts';
import { problemsOf } from '../command/problems-of.ts';
import { warningLines } from '../command/report.ts';
import { writeSchema } from '../facts/write-schema.ts';
import { formatProblem, userError } from '../problem.ts';
import { project } from '../project.ts';
import { ownFolders } from '../sources.ts';
import { type ServedSite, serveFile } from './serve-file.ts';
import { printAddresses, runServer } from './server.ts';
import { typeCheck } from './type-check.ts';
import { client, viteConfig } from './vite-config.ts';

/** The watcher reports only the first of two changes within 50 ms, so a build waits until both are on the disk. */
const saveDelayMs = 60;

// `npm run dev`: builds the site, serves it, and builds it again whenever a file is saved.
void runServer(async ({ port, host, build: options }) => {
  // Vite, which loads the modules, takes what comes after such a sign for a part of an address.
  const [sign] = /[#?]/.exec(project) ?? [];
  if (sign)
    throw userError(`npm run dev can’t work in ${project}: the path has a ${sign}.`, {
      help: 'Rename that folder. npm start, npm run build and npm run edit still work there.',
    });
  const ownFolder = dirname(options.business);
  const inProject = ['site', 'build', 'static', 'build.ts'].map((name) => join(project, name));
  const sources = [...inProject, options.business, ...Object.values(ownFolders(options.business))];
  const isIgnored = (path: string) =>
    path !== project && path !== ownFolder && !sources.some((source) => `${path}${sep}`.startsWith(source + sep));

  // Imported here, so that Vite, a package for development, is reported like any other problem where it is not installed.
  const { createServer, createServerModuleRunner } = await import('vite');
  let site: ServedSite = { url: 'http://localhost/', files: new Map() };
  /** Why the last build failed, so that the site is still that of the one before. */
  let complaint = '';
  /** Those of the last build: only new ones are printed. */
  let warnings: readonly string[] = [];
  /** The compiler's errors, which stop no build. */
  let types = '';

  const vite = await createServer(
    viteConfig({ port, host, isIgnored }, async (path, response) => {
      // Waits for a build that runs: its reload would come too early for a page of the one before.
      await queue;
      serveFile(site, path, client, response);
    }),
  );
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

  /** Tells a page to show what is wrong, over all that is in it, or else to reload. */
  const pageUpdate = (): HotPayload => {
    const message = complaint || types;
    return message ? { type: 'error', err: { message, stack: '' } } : { type: 'full-reload' };
  };

  const checkTypes = typeCheck((errors) => {
    if (errors === types) return;
    types = errors;
    if (errors) console.warn(`${styleText('yellow', '!', { stream: process.stderr })} Type errors:\n${errors}`);
    else console.log(`${styleText('green', '✓')} No more type errors.`);
    vite.ws.send(pageUpdate());
  });

  async function build(): Promise<void> {
    const start = performance.now();
    try {
      const { build, factsSchema }: typeof builder = await runner.import('/build.ts');
      await writeSchema(factsSchema);
      const built = await build(options);
      site = built;
      complaint = '';
      const lines = warningLines(built.problems);
      for (const line of lines.filter((line) => !warnings.includes(line))) console.warn(line);
      warnings = lines;
      console.log(`${styleText('green', '✓')} built in ${Math.round(performance.now() - start)} ms`);
      checkTypes();
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      complaint = problemsOf(error).map(formatProblem).join('\n');
      console.error(`${styleText('red', '✗', { stream: process.stderr })} ${complaint}`);
      vite.ws.send(pageUpdate());
    }
  }

  let queue = build();
  let saved: NodeJS.Timeout;
  vite.ws.on('vite:client:connect', (_, page) => {
    if (complaint || types) page.send(pageUpdate());
  });
  vite.watcher.add(ownFolder).on('all', (_, path) => {
    vite.environments.ssr.moduleGraph.onFileChange(path);
    clearTimeout(saved);
    saved = setTimeout(() => {
      queue = queue.then(build);
    }, saveDelayMs);
  });
  await queue;
  await vite.listen();
  printAddresses(port, host, new URL(site.url).pathname);
});
