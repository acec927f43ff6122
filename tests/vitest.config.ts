import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSample, sampleFiles } from './setup/sample.ts';

const root = dirname(import.meta.dirname);
/** Changes with the packages, as three processes that empty one cache would take it from each other. */
const packages = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the words of the site are the sample's. */
    isSample: boolean;
    /** Whether snapshots are renewed. */
    isRenewal: boolean;
  }
}

export default defineConfig(({ mode }) => {
  const [quick, full] = [mode === 'quick', mode === 'full'];
  /** The snapshots see for themselves which page has other words. */
  const skipped = isSample() ? [] : sampleFiles().filter((file) => file !== 'tests/sample/pages.test.ts');
  /** Tests of `npm run test:full` alone: thorough, slow, or in need of a program that few machines have. */
  const exclude = [...skipped, ...(full ? [] : ['**/*.full.test.ts'])];
  const project = (name: string, files: readonly string[], setups: readonly string[] = []) => ({
    extends: true as const,
    test: {
      name,
      // On a busy machine a browser may lose a request or a frame. What passes at the second try is told.
      retry: setups.includes('browsers') ? 1 : 0,
      include: files.map((file) => `tests/${file}.test.ts`),
      provide: { isSample: isSample(), isRenewal: process.argv.some((arg) => /^(?:-u|--update)$/.test(arg)) },
      exclude,
      // A frame of another site stays empty, and nothing is printed about it.
      environmentOptions: {
        happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
      },
      globalSetup: setups.map((file) => `./tests/setup/${file}.ts`),
    },
  });
  return {
    root,
    plugins: [
      {
        name: 'setups-without-cache',
        // Vitest cannot print an error of a setup that comes from its cache.
        configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
          defineKey(({ id }) => (id.includes('/tests/setup/') ? false : undefined)),
      },
    ],
    // React's production build is the one that ships, so it is the one that is tested.
    // An element may have a namespace, as those of the feed and the sitemap do.
    oxc: { jsx: { runtime: 'automatic', development: false, throwIfNamespace: false } },
    // A part of the form's library that nobody loads asks for a package that isn't there.
    resolve: { alias: { '@rjsf/validator-ajv8': '@rjsf/utils' } },
    test: {
      server: { deps: { inline: [/@rjsf\/core/] } },
      // What is tried prints without colors, though at a terminal `npm test` asks for them.
      env: { NODE_ENV: 'production', FORCE_COLOR: '0', ...(full && { FULL: '1' }) },
      // `npm run test:quick` builds no site, and starts no browser and no process.
      projects: quick
        ? [project('node', ['unit/*', 'sample/pages'])]
        : [
            project('node', ['unit/*', 'site/*', 'sample/*', 'builds/*'], ['sites']),
            project('browser', ['browser/*'], ['sites', 'browsers']),
            project('engines', ['engines/*', 'editor/*', 'servers/*'], ['sites', 'browsers']),
          ],
      // What a tap or a key sets off comes a moment later, on a busy machine a long one.
      expect: { poll: { timeout: 5000 } },
      // Longer than the browser tool waits for anything (30 s), so that it can tell what never came. A test of the form waits
      // often.
      testTimeout: 120_000,
      hookTimeout: 40_000,
      // A second worker would load, render and parse all of it again. `npm test` runs the projects side by side.
      maxWorkers: 1,
      // Pages rendered and parsed leave much behind; a larger nursery spares the collector half of its work. Its threads would
      // wait for each other where all cores are taken, which doubled its time.
      // Node 20 has its WebSocket client behind a flag.
      execArgv: ['--max-semi-space-size=64', '--single-threaded-gc', '--experimental-websocket'],
      // No module keeps what one test could leave to another, so each is loaded once, not for every file.
      isolate: false,
      // Each module is compiled once, and again when it is changed, not for every project of every run.
      experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/tests-${packages.slice(0, 8)}` },
    },
  };
});
