import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInto } from './build-into.ts';
import { bilingualFacts, everyFact, sampleFacts } from './facts.ts';
import { copiedOwnLocales } from './own-texts.ts';

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
const locales = copiedOwnLocales(folder);
const every = fileOf('every.json', everyFact);
await buildInto(join(folder, 'site'), { business: both, release: false, locales });
await buildInto(join(folder, 'full'), { business: every, release: false, locales });
await buildInto(join(folder, 'sub-path'), { business, release: false, locales: locales.slice(0, 1) });
