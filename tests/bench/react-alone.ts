import { dataOf } from '../../build/problem.ts';
import '../../build/process.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileAt, isPage } from '../../build/route.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { localesFor } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { routes } from '../../site/routes.tsx';

// The least that makes pages: the body of each as a string, and that in a file. No head, no styles, no audit.
const [out = ''] = process.argv.slice(2);
const { business } = checkBusiness(JSON.parse(readFileSync('site/business.json', 'utf8')));
if (!business) throw new Error('The facts have errors.');
const contents = localesFor(business).map((locale) =>
  dataOf(readContent([`site/content/${locale.folder}`], business, locale, '9999-12-31')),
);

for (const route of routes(business, contents)) {
  if (!isPage(route)) continue;
  const file = join(out, fileAt(route.path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, renderToStaticMarkup(route.body));
}
