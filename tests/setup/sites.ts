import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder with built sites: `site` from the sample's facts, `full` from every fact that an owner may give,
     * `photographed-site` with photos too, and `sub-path`, the sample under `https://example.com/tow/` without text
     * number, quote form and other towing sites. `site-published` and `full-published` are as visitors get them: with
     * short class names and without optional tags.
     */
    sites: string;
  }
}

/**
 * Builds the sites that the tests read, in another process.
 * @returns the temporary folder that holds them
 */
export function buildSites(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'build-sites.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

/** Provides the folder of the sites, which are built once per run. */
export default function setup({ provide }: TestProject): void {
  const given = process.env.TEST_SITES;
  const folder = given ?? buildSites();
  // A teardown wouldn't run if a browser's setup failed.
  if (!given) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TEST_SITES = folder;
  provide('sites', folder);
}
