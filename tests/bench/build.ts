import { resolve } from 'node:path';
import { keepHeapSmall } from '../../build/command/heap.ts';
import { locales } from '../../site/content/locales.ts';

// The build itself, with texts from another folder.
keepHeapSmall();
const { build } = await import('../../build.ts');
const [out = '', folder = ''] = process.argv.slice(2);
const stretched = locales.map((locale) => ({ ...locale, folder: resolve(folder) }));
await build({ business: 'site/business.json', out, release: false, locales: stretched });
