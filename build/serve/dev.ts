import '../process.ts';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, createServerModuleRunner } from 'vite';
import type * as builder from '../../build.ts';
import { color } from '../command/color.ts';
import { project } from '../project.ts';
import { listenAddress, printAddresses } from './address.ts';
import { describeError } from './describe-error.ts';
import { livePage } from './live-page.ts';
import { answer, type LiveSite, readSite } from './live-site.ts';
import { runServer } from './options.ts';
import { typeCheck } from './type-check.ts';

/** An editor may empty a file before it fills it, and may save several at once. */
const saveDelayMs = 20;

// `npm run dev`: builds the site, serves it, and builds it again whenever a file is saved.
void runServer(async ({ port, host, build: options }) => {
  const ownFolder = dirname(options.business);
  const inProject = ['site', 'build', 'static', 'build.ts'].map((name) => join(project, name));
  const sources = [...inProject, options.business, join(ownFolder, 'photos')];
  const isIgnored = (path: string) =>
    path !== project && path !== ownFolder && !sources.some((source) => `${path}${sep}`.startsWith(source + sep));

  let site: LiveSite = { files: new Map(), base: '/' };
  let complaint = '';
  let types = '';
  // Counted from the time: an open page of an earlier server has another state.
  let state = Date.now();

  const vite = await createServer({
    root: project,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    // Any website can have its name point here ("DNS rebinding"): Vite refuses a Host header that is not this machine's.
    server: {
      port,
      strictPort: true,
      host: listenAddress(host),
      allowedHosts: host || [],
      watch: { ignored: isIgnored },
    },
    plugins: [
      {
        name: 'built-site',
        configureServer({ middlewares }) {
          middlewares.use(({ url = '/' }, response, next) => {
            if (/^\/@vite\/|\/vite\/dist\/client\//.test(url)) next();
            else answer(site, url, response, (html) => livePage(html, complaint, types, state));
          });
        },
      },
    ],
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

  /** Reloads every open page that was sent in another state. */
  const reloadPages = () => vite.ws.send('state', state);

  const checkTypes = typeCheck((errors) => {
    if (errors === types) return;
    types = errors;
    if (errors) console.warn(`${color.yellow('!')} Type errors:\n${errors}`);
    else console.log(`${color.green('✓')} The types are right again.`);
    state += 1;
    reloadPages();
  });

  async function build(): Promise<void> {
    const start = performance.now();
    const folder = join(tmpdir(), `site-dev-${randomUUID()}`);
    try {
      mkdirSync(folder, { recursive: true });
      const { build }: typeof builder = await runner.import('/build.ts');
      const { url } = await build({ ...options, out: join(folder, 'site') });
      site = readSite(join(folder, 'site'), new URL(url).pathname);
      complaint = '';
      console.log(`${color.green('✓')} built in ${Math.round(performance.now() - start)} ms`);
      void checkTypes();
    } catch (error) {
      const before = complaint;
      complaint = describeError(error);
      if (complaint !== before) console.error(`${color.red('✗')} ${complaint}`);
    }
    rmSync(folder, { recursive: true, force: true });
    state += 1;
    reloadPages();
  }

  let queue = build();
  let queued = false;
  vite.ws.on('connection', reloadPages);
  vite.watcher.add(ownFolder).on('all', (_, path) => {
    vite.environments.ssr.moduleGraph.onFileChange(path);
    if (queued) return;
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
