import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isSample, sampleFiles } from './setup/sample.ts';

const root = dirname(import.meta.dirname);
/** A new cache for other packages: Vitest would empty the old one, with other processes reading it. */
const packages = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the site's facts are the sample's. */
    isSample: boolean;
    /** Whether `-u` renews snapshots. */
    isRenewal: boolean;
  }
}

export default defineConfig(({ mode }) => {
  const [quick, full] = [mode === 'quick', mode === 'full'];
  // The test of snapshots finds out which pages have other words.
  const skipped = isSample() ? [] : sampleFiles().filter((file) => file !== 'tests/sample/pages.test.ts');
  // Only `npm run test:full` runs tests that are slow, or need a program that few machines have.
  const exclude = [...skipped, ...(full ? [] : ['**/*.full.test.ts'])];
  const project = (name: string, files: readonly string[], setups: readonly string[] = []) => ({
    extends: true as const,
    test: {
      name,
      // On a busy machine a browser may lose a request or a frame. Vitest reports what passed on a second try.
      retry: setups.includes('browsers') ? 1 : 0,
      include: files.map((file) => `tests/${file}.test.ts`),
      provide: { isSample: isSample(), isRenewal: process.argv.some((arg) => /^(?:-u|--update)$/.test(arg)) },
      exclude,
      // Frames of other sites stay empty, without a message.
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
        // Vitest can't print an error in a setup that it took from its cache.
        configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
          defineKey(({ id }) => (id.includes('/tests/setup/') ? false : undefined)),
      },
    ],
    // The site is built with React's production build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // The form's library names a package that it doesn't need here.
    resolve: { alias: { '@rjsf/validator-ajv8': '@rjsf/utils' } },
    test: {
      server: { deps: { inline: [/@rjsf\/core/] } },
      // Code under test prints without colors, though `npm test` in a terminal asks for them.
      env: { NODE_ENV: 'production', FORCE_COLOR: '0', ...(full && { FULL: '1' }) },
      // `npm run test:quick` builds no site and starts no browser.
      projects: quick
        ? [project('node', ['unit/*', 'sample/pages'])]
        : [
            project('node', ['unit/*', 'site/*', 'sample/*', 'builds/*'], ['sites']),
            project('browser', ['browser/*'], ['sites', 'browsers']),
            project('editor', ['editor/*'], ['sites', 'browsers']),
            project('engines', ['engines/*', 'servers/*'], ['sites', 'browsers']),
          ],
      // As long as Playwright waits for anything: on a busy machine, what a tap or a key sets off can take a while.
      expect: { poll: { timeout: 30_000 } },
      // Longer than several such waits, so that a failure says what it waited for.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // A second worker would render and parse every page again. `npm test` runs the projects side by side.
      maxWorkers: 1,
      // Rendered and parsed pages leave much garbage: a larger nursery halves the work of collecting it. With all cores
      // busy, the collector's threads wait for each other, which doubled its time.
      execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
      // No module keeps what one test could leave to the next, so each is loaded once, not for every file.
      isolate: false,
      // Each module is compiled once until it changes, not for every project of every run.
      experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/tests-${packages.slice(0, 8)}` },
    },
  };
});
