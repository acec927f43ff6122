import { join } from 'node:path';
import { spanish } from '../../site/content/locales.ts';
import { buildInto } from './build-into.ts';
import { bilingualFacts, everyFact, subPathFacts, writeFacts } from './facts.ts';
import { ownLocales } from './own-texts.ts';

// `tsx tests/setup/build-sites.ts FOLDER`: the sample site in both languages, the same with every fact, and one under a path that
// leaves out what may be left out.
const [folder = ''] = process.argv.slice(2);
const english = ownLocales(folder);
const both = [...english, spanish];
for (const [name, facts, locales] of [
  ['site', bilingualFacts, both],
  ['full', everyFact, both],
  ['sub-path', subPathFacts, english],
] as const)
  await buildInto(join(folder, name), { business: writeFacts(folder, facts), release: false, locales });
