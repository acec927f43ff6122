import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of the sample facts. */
    site: string;
    /** The same under `https://example.com/tow/`, without text number, quote form and other towing sites. */
    subPathSite: string;
  }
}

/** Says where the sites lie that the tests look at; build-sites.ts builds them. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  provide('site', join(folder, 'site'));
  provide('subPathSite', join(folder, 'sub-path'));
  return () => rmSync(folder, { recursive: true });
}
