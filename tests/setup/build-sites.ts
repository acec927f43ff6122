import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { build } from '../../build.ts';
import { factsFile, sampleFacts } from './facts.ts';
import { ownLocales } from './own-texts.ts';

// Builds the sites before the first test, with the modules that the tests load too.
const out = inject('site');
if (!existsSync(out)) {
  const folder = dirname(out);
  const { textPhone: _, quoteFormId: __, ...rest } = sampleFacts;
  const business = join(folder, 'business.json');
  writeFileSync(business, JSON.stringify({ ...rest, url: 'https://example.com/tow/', otherTowingSites: [] }));
  const locales = ownLocales(folder);
  await build({ business: factsFile, out, release: false, locales });
  await build({ business, out: inject('subPathSite'), release: false, locales });
}
