import { renderToStaticMarkup } from 'react-dom/server';
import { cached } from '../cache.ts';
import type { SiteMeta } from '../route.ts';
import type { Asset } from './asset.ts';
import { drawPng } from './png.ts';

/** The icons that browsers and phones look for, drawn from the site's mark. */
export async function icons({ icon }: SiteMeta): Promise<Asset[]> {
  const mark = renderToStaticMarkup(icon.mark);
  const app = renderToStaticMarkup(icon.app);
  const png = (svg: string, width: number) => cached(['icon', svg, String(width)], () => drawPng(svg, width));
  return [
    { path: '/icon.svg', body: mark },
    { path: '/favicon.ico', body: ico(await png(mark, 32)) },
    { path: '/apple-touch-icon.png', body: await png(app, 180) },
    { path: '/icon-192.png', body: await png(app, 192) },
    { path: '/icon-512.png', body: await png(app, 512) },
  ];
}

/**
 * A PNG of 32 by 32 pixels as an ICO file: a header of 6 bytes and an entry of 16 bytes come before it
 * (https://learn.microsoft.com/en-us/windows/win32/menurc/newheader and …/resdir; PNG inside since Windows Vista).
 */
function ico(png: Uint8Array): Uint8Array {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
