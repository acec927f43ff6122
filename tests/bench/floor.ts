import '../../build/production.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileAt } from '../../build/audit.ts';
import { renderFile, renderPage } from '../../build/render.tsx';
import { isPage } from '../../build/route.ts';
import { checkBusiness } from '../../site/business.ts';
import { routes, siteMeta } from '../../site/routes.tsx';

const [out = ''] = process.argv.slice(2);
const { business } = checkBusiness(JSON.parse(readFileSync('site/business.json', 'utf8')), '');
if (!business) throw new Error();
const site = siteMeta(business);
const assets = { script: '/a.js', font: '/b.woff2', share: '/c.png' };
for (const route of routes(business)) {
  const file = join(out, isPage(route) ? fileAt(route.path) : route.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, isPage(route) ? renderPage(site, route, assets) : renderFile(route));
}
