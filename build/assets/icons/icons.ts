import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteMeta } from '../../route.ts';
import type { Asset } from '../asset.ts';
import { iconPng } from '../png.ts';
import { ico } from './ico.ts';

/** Pixels of the pictures in a favicon.ico: tabs, tabs on sharp screens and task bars, shortcuts. */
const icoSizes = [16, 32, 48];

/** The icons that browsers and phones look for, drawn from the site's mark. */
export async function icons({ icon }: SiteMeta): Promise<Asset[]> {
  const mark = renderToStaticMarkup(icon.mark);
  const app = renderToStaticMarkup(icon.app);
  const small = await Promise.all(icoSizes.map(async (side) => ({ side, body: await iconPng(mark, side) })));
  return [
    { path: '/icon.svg', body: mark },
    { path: '/favicon.ico', body: ico(small) },
    { path: '/apple-touch-icon.png', body: await iconPng(app, 180) },
    { path: '/icon-192.png', body: await iconPng(app, 192) },
    { path: '/icon-512.png', body: await iconPng(app, 512) },
  ];
}
