import { join } from 'node:path';
import { buildInto, buildPhotographed } from './build-into.ts';
import { bilingualFacts, everyFact, subPathFacts, writeFacts } from './facts.ts';

// `tsx tests/setup/build-sites.ts FOLDER` builds the sites that `sites.ts` names.
const [folder = ''] = process.argv.slice(2);
for (const [name, facts] of [
  ['site', bilingualFacts],
  ['full', everyFact],
  ['sub-path', subPathFacts],
] as const) {
  const options = { business: writeFacts(folder, facts), release: false };
  await buildInto(join(folder, name), options);
  if (name !== 'sub-path') await buildInto(join(folder, `${name}-published`), { ...options, readable: false });
}
await buildPhotographed(join(folder, 'photographed'), everyFact);
