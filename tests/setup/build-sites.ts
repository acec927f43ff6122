import { join } from 'node:path';
import { buildInto, buildPhotographed } from './build-into.ts';
import { bilingualFacts, everyFact, subPathFacts, writeFacts } from './facts.ts';
import { copiedOwnLocales } from './own-texts.ts';

// `tsx tests/setup/build-sites.ts FOLDER`: the sample site in both languages, the same with every fact, and one under a path that
// leaves out what may be left out; and one with every fact and photos. The first two also as visitors get them.
const [folder = ''] = process.argv.slice(2);
const locales = copiedOwnLocales(folder);
for (const [name, facts, spoken] of [
  ['site', bilingualFacts, locales],
  ['full', everyFact, locales],
  ['sub-path', subPathFacts, locales.slice(0, 1)],
] as const) {
  const options = { business: writeFacts(folder, facts), release: false, locales: spoken };
  await buildInto(join(folder, name), options);
  if (name !== 'sub-path') await buildInto(join(folder, `${name}-published`), { ...options, readable: false });
}
await buildPhotographed(join(folder, 'photographed'), everyFact);
