import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { factsFile, sampleFacts } from './facts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of the sample facts. */
    site: string;
    /** The same under `https://example.com/tow/`, without text number, quote form and other towing sites. */
    subPathSite: string;
  }
}

/** Builds the sites that the tests look at, with the project's own command. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const { textPhone: _, quoteFormId: __, ...rest } = sampleFacts;
  const business = join(folder, 'business.json');
  writeFileSync(business, JSON.stringify({ ...rest, url: 'https://example.com/tow/', otherTowingSites: [] }));
  const build = (out: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'build.ts', '--out', join(folder, out), ...args]);
  build('site', '--business', factsFile);
  build('sub-path', '--business', business);
  provide('site', join(folder, 'site'));
  provide('subPathSite', join(folder, 'sub-path'));
  return () => rmSync(folder, { recursive: true });
}
