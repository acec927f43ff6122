import '../process.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, createServerModuleRunner } from 'vite';
import type * as builder from '../../build.ts';
import { color } from '../command/color.ts';
import { project } from '../project.ts';
import { choosePort, listenAddress, printAddresses } from './address.ts';
import { describeError } from './describe-error.ts';
import { livePage, type Notices } from './live-page.ts';
import { answerFrom, type LiveSite, readSite } from './live-site.ts';
import { runServer } from './options.ts';
import { typeCheck } from './type-check.ts';

/** Editors may empty a file before they fill it, and save several at once. */
const saveDelayMs = 20;

// `npm run dev`: builds the site, serves it, and builds again whenever a file is saved.
await runServer(async ({ port: asked, host, build: options }) => {
  const ownFolder = dirname(options.business);
  const inProject = ['site', 'build', 'static', 'build.ts'].map((name) => join(project, name));
  const sources = [...inProject, options.business, join(ownFolder, 'photos')];
  const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(source + sep));

  let site: LiveSite = { files: new Map(), base: '/' };
  let notices: Notices = { complaint: '', types: '' };
  // No count: pages that an earlier server left open must not take its state for this one's.
  let state = Date.now();

  const port = await choosePort(asked, host);
  const vite = await createServer({
    root: project,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: {
      port,
      strictPort: true,
      host: listenAddress(host),
      // Any website can have its name point here ("DNS rebinding"): Vite then refuses the name in the Host header.
      allowedHosts: host || [],
      watch: { ignored: (path) => path !== project && path !== ownFolder && !isSource(path) },
    },
    plugins: [
      {
        name: 'built-site',
        configureServer: ({ middlewares }) =>
          void middlewares.use((request, response, next) => {
            if (/^\/@vite\/|\/vite\/dist\/client\//.test(request.url ?? '')) next();
            else answerFrom(site, request, response, (html) => livePage(html, notices, state));
          }),
      },
    ],
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

  /** Has every open page loaded anew: each compares the state with its own. */
  const tellPages = () => vite.ws.send('state', state);
  function update(latest: Partial<Notices>): void {
    notices = { ...notices, ...latest };
    state += 1;
    tellPages();
  }

  const checkTypes = typeCheck((types) => {
    if (types === notices.types) return;
    if (types) console.warn(`${color.yellow('!')} Type errors:\n${types}`);
    else console.log(`${color.green('✓')} The types are right again.`);
    update({ types });
  });

  async function build(): Promise<void> {
    const start = performance.now();
    const folder = mkdtempSync(join(tmpdir(), 'site-dev-'));
    try {
      const { build }: typeof builder = await runner.import('/build.ts');
      const { url } = await build({ ...options, out: join(folder, 'site') });
      site = readSite(join(folder, 'site'), new URL(url).pathname);
      console.log(`${color.green('✓')} built in ${Math.round(performance.now() - start)} ms`);
      update({ complaint: '' });
      void checkTypes();
    } catch (error) {
      const complaint = describeError(error);
      if (complaint !== notices.complaint) console.error(`${color.red('✗')} ${complaint}`);
      update({ complaint });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  let queue = build();
  let queued = false;
  vite.ws.on('connection', tellPages);
  vite.watcher.add(ownFolder).on('all', (_, path) => {
    vite.environments.ssr.moduleGraph.onFileChange(path);
    if (queued || !isSource(path)) return;
    queued = true;
    queue = queue.then(async () => {
      await wait(saveDelayMs);
      queued = false;
      await build();
    });
  });
  await queue;
  await vite.listen();
  console.log(color.dim('  Without the content policy, which the built site has.'));
  printAddresses(port, host, site.base);
});
