import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: dirname(import.meta.dirname),
  // React's production build is the one that ships, so it is the one that is tested.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/setup/chromium.ts', 'tests/setup/sites.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
