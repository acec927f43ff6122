import '../process.ts';
import { dirname, join, sep } from 'node:path';
import { styleText } from 'node:util';
import type { HotPayload } from 'vite';
import type * as builder from '../../build.ts';
import { describeError } from '../command/describe-error.ts';
import { packages, project } from '../project.ts';
import { type ServedSite, serveFile } from './serve-file.ts';
import { listenAddress, printAddresses, runServer } from './server.ts';
import { typeCheck } from './type-check.ts';

/** Vite's own: it reloads the page, and shows errors over it. */
const client = {
  script: '<script type="module" src="/@vite/client"></script>',
  // What Vite shows over the page has styles of its own.
  widen: (policy: string) => policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
};
/** The addresses of its two modules; of all others, Vite sees nothing. */
const clientModule = /^\/(?:@vite\/client|(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/env\.mjs)$/;
/** The watcher tells only the first of two changes within 50 ms, so a build waits until both are on the disk. */
const saveDelayMs = 60;

// `npm run dev`: builds the site, serves it, and builds it again whenever a file is saved.
void runServer(async ({ port, host, build: options }) => {
  const ownFolder = dirname(options.business);
  const inProject = ['site', 'build', 'static', 'build.ts'].map((name) => join(project, name));
  const sources = [...inProject, options.business, ...['photos', 'static'].map((name) => join(ownFolder, name))];
  const isIgnored = (path: string) =>
    path !== project && path !== ownFolder && !sources.some((source) => `${path}${sep}`.startsWith(source + sep));

  // Imported here, so that Vite, a package for development, is told like any other fault where it is not installed.
  const { createServer, createServerModuleRunner } = await import('vite');
  let site: ServedSite = { url: 'http://localhost/', files: new Map() };
  /** Why the last build failed, so that the site is still that of the one before. */
  let complaint = '';
  /** The compiler's errors, which stop no build. */
  let types = '';

  const vite = await createServer({
    root: project,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: {
      port,
      strictPort: true,
      host: listenAddress(host),
      // Any website can have its name point here ("DNS rebinding"): Vite refuses a Host header with another name, and lets
      // addresses in figures through, by which phones come.
      allowedHosts: [],
      fs: { allow: [dirname(packages.resolve('vite/package.json'))] },
      watch: { ignored: isIgnored },
    },
    plugins: [
      {
        name: 'built-site',
        configureServer({ middlewares }) {
          middlewares.use(async (request, response, next) => {
            const { url = '/' } = request;
            const [path = ''] = url.split('?');
            if (clientModule.test(path)) {
              // What Vite does by a query, such as giving a file's source, is not asked for.
              request.url = path;
              return next();
            }
            // Waits for a build that runs: its reload would come too early for a page of the one before.
            await queue;
            serveFile(site, path, client, response);
          });
        },
      },
    ],
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

  /** Tells a page to show what is wrong, over all that stands in it, or else to reload. */
  const pageUpdate = (): HotPayload => {
    const message = complaint || types;
    return message ? { type: 'error', err: { message, stack: '' } } : { type: 'full-reload' };
  };

  const checkTypes = typeCheck((errors) => {
    if (errors === types) return;
    types = errors;
    if (errors) console.warn(`${styleText('yellow', '!', { stream: process.stderr })} Type errors:\n${errors}`);
    else console.log(`${styleText('green', '✓')} The types are right again.`);
    vite.ws.send(pageUpdate());
  });

  async function build(): Promise<void> {
    const start = performance.now();
    try {
      const { build }: typeof builder = await runner.import('/build.ts');
      site = await build(options);
      complaint = '';
      console.log(`${styleText('green', '✓')} built in ${Math.round(performance.now() - start)} ms`);
      checkTypes();
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      complaint = describeError(error).join('\n');
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
