import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteMeta } from '../route.ts';
import type { Asset } from './asset.ts';
import { cached } from './cache.ts';
import { png } from './png.ts';

/** The sizes in a favicon.ico: tabs, tabs on sharp screens and task bars, shortcuts. */
const icoSizes = [16, 32, 48];

/** The icons that browsers and phones look for, drawn from the site's mark. */
export async function icons({ icon }: SiteMeta): Promise<Asset[]> {
  const mark = renderToStaticMarkup(icon.mark);
  const app = renderToStaticMarkup(icon.app);
  const small = await Promise.all(icoSizes.map((size) => png(mark, size)));
  const ico = await cached(['ico', ...small], async () => {
    const { default: pngToIco } = await import('png-to-ico');
    return pngToIco(small.map((picture) => Buffer.from(picture)));
  });
  return [
    { path: '/icon.svg', body: mark },
    { path: '/favicon.ico', body: ico },
    { path: '/apple-touch-icon.png', body: await png(app, 180) },
    { path: '/icon-192.png', body: await png(app, 192) },
    { path: '/icon-512.png', body: await png(app, 512) },
  ];
}
