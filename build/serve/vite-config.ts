import type { ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { InlineConfig } from 'vite';
import { packages, project } from '../project.ts';
import { listenAddress } from './server.ts';

/** Vite's own: it reloads the page, and shows errors over it. */
export const client = {
  script: '<script type="module" src="/@vite/client"></script>',
  // The overlay has inline styles.
  widen: (policy: string) => policy.replace(/style-src [^;]*/, "style-src 'unsafe-inline'"),
};
/** The addresses of its two modules. Vite never sees any other request. */
const clientModule = /^\/(?:@vite\/client|(?:@fs\/.+\/)?node_modules\/vite\/dist\/client\/env\.mjs)$/;

interface ServerSettings {
  port: number;
  /** Whether other machines in the network may connect. */
  host: boolean;
  /** Whether the watcher skips a path. */
  isIgnored: (path: string) => boolean;
}

/**
 * How Vite is used here: it loads and watches the build's modules and reloads pages.
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
    // Against DNS rebinding: Vite rejects foreign host names, and accepts the IP addresses that phones use.
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
            // Without the query, by which Vite would send a file's source.
            request.url = path;
            return next();
          }
          return serve(path, response);
        });
      },
    },
  ],
});
