import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EarlyFirst, later } from './setup/early-first.ts';

export default defineConfig(({ mode }) => ({
  root: dirname(import.meta.dirname),
  // React's production build is the one that ships, so it is the one that is tested.
  // An element may have a namespace, as those of the feed and the sitemap do.
  oxc: { jsx: { runtime: 'automatic', development: false, throwIfNamespace: false } },
  test: {
    // `npm run test:full` looks at every combination of widths, schemes and states.
    env: { NODE_ENV: 'production', ...(mode === 'full' && { FULL: '1' }) },
    include: ['tests/**/*.test.{ts,tsx}'],
    // `npm run test:quick` builds no site, and starts no browser and no process.
    exclude: ['**/node_modules/**', ...(mode === 'quick' ? later.map((folder) => `${folder}**`) : [])],
    globalSetup:
      mode === 'quick'
        ? []
        : ['sites', 'processes', 'chromium', 'firefox', 'webkit'].map((name) => `tests/setup/${name}.ts`),
    setupFiles: mode === 'quick' ? [] : ['tests/setup/build-sites.ts'],
    sequence: { sequencer: EarlyFirst },
    reporters: ['default', 'tests/setup/repeat-reporter.ts'],
    // What a tap or a key sets off comes a moment later, on a busy machine a long one.
    expect: { poll: { timeout: 5000 } },
    // Longer than the browser tool waits for anything (30 s), so that it can tell what never came.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // A second worker loads, renders and parses all of it again: measured on two cores, it made the suite slower.
    maxWorkers: 1,
    // Pages rendered and parsed leave much behind; a larger nursery spares the collector half of its work.
    execArgv: ['--max-semi-space-size=64'],
    // No module keeps what one test could leave to another, so each is loaded once, not for every file.
    isolate: false,
  },
}));
