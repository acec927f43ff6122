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

/** The watcher reports only the first of two changes within 50 ms, so wait until both are written. */
const saveDelayMs = 60;

// `npm run dev`: builds the site, serves it, and builds it again whenever a file is saved.
void runServer(async ({ port, host, build: options }) => {
  // Vite takes what follows one of these for a query or a fragment.
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

  // Imported here so that a missing Vite, a development package, is reported like any other problem.
  const { createServer, createServerModuleRunner } = await import('vite');
  let site: ServedSite = { url: 'http://localhost/', files: new Map() };
  /** Why the last build failed; `site` is then still the previous one. */
  let complaint = '';
  /** The warnings of the last build: only new ones are printed. */
  let warnings: readonly string[] = [];
  /** Type errors, which don't stop a build. */
  let types = '';

  const vite = await createServer(
    viteConfig({ port, host, isIgnored }, async (path, response) => {
      // Wait for a running build, or the page would be outdated on arrival.
      await queue;
      serveFile(site, path, client, response);
    }),
  );
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

  /** Tells a page to show the error overlay, or to reload. */
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
      const built = await build({ ...options, readable: true });
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
