import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../build.ts';
import { factsFile, sampleFacts } from './facts.ts';
import { ownLanguages } from './own-words.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site of the sample facts. */
    site: string;
    /** The same under `https://example.com/tow/`, without text number, quote form and other towing sites. */
    subPathSite: string;
  }
}

/** Builds the sites that the tests look at. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const { textPhone: _, quoteFormId: __, ...rest } = sampleFacts;
  const business = join(folder, 'business.json');
  writeFileSync(business, JSON.stringify({ ...rest, url: 'https://example.com/tow/', otherTowingSites: [] }));
  const languages = ownLanguages(folder);
  await build({ business: factsFile, out: join(folder, 'site'), release: false, languages });
  await build({ business, out: join(folder, 'sub-path'), release: false, languages });
  provide('site', join(folder, 'site'));
  provide('subPathSite', join(folder, 'sub-path'));
  return () => rmSync(folder, { recursive: true });
}
