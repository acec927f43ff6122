import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { spanish } from '../../site/content/locales.ts';
import { bilingualFacts, everyFact, sampleFacts } from './facts.ts';
import { ownLocales } from './own-texts.ts';

// `tsx tests/setup/build-sites.ts FOLDER`: the sample site in both languages, the same with every fact, and one under a path that
// leaves out what may be left out.
const [folder = ''] = process.argv.slice(2);
const { textPhone: _, quoteFormId: __, ...rest } = sampleFacts;
/** A file of facts. */
const fileOf = (name: string, facts: object) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(facts));
  return file;
};
const business = fileOf('few.json', { ...rest, url: 'https://example.com/tow/', otherTowingSites: [] });
const both = fileOf('both.json', bilingualFacts);
const locales = ownLocales(folder);
const every = fileOf('every.json', everyFact);
await build({ business: both, out: join(folder, 'site'), release: false, locales: [...locales, spanish] });
await build({ business: every, out: join(folder, 'full'), release: false, locales: [...locales, spanish] });
await build({ business, out: join(folder, 'sub-path'), release: false, locales });
