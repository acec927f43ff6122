import '../../build/process.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderFile, renderPage } from '../../build/page/render.tsx';
import { fileAt, isPage } from '../../build/route.ts';
import { checkBusiness } from '../../site/business/business.ts';
import { locales } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { routes, siteMeta } from '../../site/routes.tsx';

// The least that makes the same pages: one after the other rendered and written, nothing looked at.
const [out = '', folder = '', stylesFile = ''] = process.argv.slice(2);
const styles = readFileSync(stylesFile, 'utf8');
const { business } = checkBusiness(JSON.parse(readFileSync('site/business.json', 'utf8')), '');
if (!business) throw new Error('The facts have faults.');
const site = siteMeta(business);
const contents = locales.map((locale) => readContent(folder, business, locale));
const assets = { script: '/assets/client.js', fonts: ['/assets/font.woff2'], share: '/assets/share.png' };

for (const route of routes(business, contents)) {
  const file = join(out, isPage(route) ? fileAt(route.path) : route.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, isPage(route) ? renderPage(site, route, assets, () => styles).html : renderFile(route));
}
