import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of the sample facts. */
    site: string;
    /** The same with every fact that an owner may give. */
    fullSite: string;
    /** The same with photos. */
    photographedSite: string;
    /** The sample and the one with every fact, as visitors get them: with short names, and without the tags that may be left out. */
    published: { site: string; fullSite: string };
    /** The sample's under `https://example.com/tow/`, without text number, quote form and other towing sites. */
    subPathSite: string;
  }
}

/**
 * Builds the sites that the tests look at, in a process of their own.
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

/** Provides the folders of the sites, which are built once per run. */
export default function setup({ provide }: TestProject): void {
  const given = process.env.TEST_SITES;
  const folder = given ?? buildSites();
  // A teardown wouldn't run if a browser's setup failed.
  if (!given) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TEST_SITES = folder;
  provide('site', join(folder, 'site'));
  provide('fullSite', join(folder, 'full'));
  provide('photographedSite', join(folder, 'photographed-site'));
  provide('published', { site: join(folder, 'site-published'), fullSite: join(folder, 'full-published') });
  provide('subPathSite', join(folder, 'sub-path'));
}
