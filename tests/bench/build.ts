import { keepHeapSmall } from '../../build/command/heap.ts';
import { languages } from '../../site/content/language.ts';

// The build itself, with texts from another folder.
keepHeapSmall();
const { build } = await import('../../build.ts');
const [out = '', folder = ''] = process.argv.slice(2);
const stretched = languages.map((language) => ({ ...language, folder }));
await build({ business: 'site/business.json', out, release: false, languages: stretched });
