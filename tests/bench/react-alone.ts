import '../../build/process.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileAt, isPage } from '../../build/route.ts';
import { readWords } from '../../build/text/read-words.ts';
import { checkBusiness } from '../../site/business/business.ts';
import { contentOf } from '../../site/content/content.ts';
import { knownNames } from '../../site/content/known-names.ts';
import { languages } from '../../site/content/language.ts';
import { routes } from '../../site/routes.tsx';

// The least that makes pages: the body of each as a string, and that in a file. No head, no styles, no audit.
const [out = ''] = process.argv.slice(2);
const { business } = checkBusiness(JSON.parse(readFileSync('site/business.json', 'utf8')), '');
if (!business) throw new Error('The facts have faults.');
const contents = languages.map((language) =>
  contentOf(business, readWords('site/content', language, knownNames(business, language))),
);

for (const route of routes(business, contents)) {
  if (!isPage(route)) continue;
  const file = join(out, fileAt(route.path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, renderToStaticMarkup(route.body));
}
