import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { factsFile, sampleFacts } from './facts.ts';
import { ownLocales } from './own-texts.ts';

// `tsx tests/setup/build-sites.ts FOLDER`: the sample site, and one under a path that leaves out what may be left out.
const [folder = ''] = process.argv.slice(2);
const { textPhone: _, quoteFormId: __, ...rest } = sampleFacts;
const business = join(folder, 'business.json');
writeFileSync(business, JSON.stringify({ ...rest, url: 'https://example.com/tow/', otherTowingSites: [] }));
const locales = ownLocales(folder);
await build({ business: factsFile, out: join(folder, 'site'), release: false, locales });
await build({ business, out: join(folder, 'sub-path'), release: false, locales });
