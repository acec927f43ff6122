import type { ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { InlineConfig } from 'vite';
import { packages, project } from '../project.ts';
import { listenAddress } from './server.ts';

/** Vite's own: it reloads the page, and shows errors over it. */
export const client = {
  script: '<script type="module" src="/@vite/client"></script>',
  // What Vite shows over the page has styles of its own.
  widen: (policy: string) => policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
};
/** The addresses of its two modules; of all others, Vite sees nothing. */
const clientModule = /^\/(?:@vite\/client|(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/env\.mjs)$/;

interface ServerSettings {
  port: number;
  /** Whether other machines in the network may connect. */
  host: boolean;
  /** Whether the watcher passes by a path. */
  isIgnored: (path: string) => boolean;
}

/**
 * Vite as it is used here: it loads and watches the modules of a build, and reloads pages.
 * @param serve answers every request but those for Vite's own modules
 */
export const viteConfig = (
  { port, host, isIgnored }: ServerSettings,
  serve: (path: string, response: ServerResponse) => Promise<void>,
): InlineConfig => ({
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
          return serve(path, response);
        });
      },
    },
  ],
});
