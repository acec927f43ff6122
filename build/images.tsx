import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Asset, assetFolder } from './asset.ts';
import { cached } from './cache.ts';
import { contentHash } from './content-hash.ts';
import type { Font } from './fonts.ts';
import type { SharePicture, SiteMeta } from './route.ts';
import { ShareCard, shareSize } from './share-card.tsx';

/** Draws an SVG as a PNG, `width` pixels wide; text in it is set in `font`. */
async function draw(svg: string, width: number, font?: Font): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  // The typings know only files; the library takes buffers as well, and a buffer needs no file on the disk.
  const fontBuffers = font ? [Buffer.from(font.trueType)] : [];
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false, fontBuffers } } as const;
  return new Resvg(svg, options).render().asPng();
}

/** Flat drawings need few colours: a palette makes their files a third as large. */
async function squeeze(png: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(png).png({ palette: true, quality: 90, effort: 8 }).toBuffer();
}

/** Makes the pictures that chat apps show; the same picture is made once, however many pages share it. */
export function sharePictures(font: Font): (share: SharePicture) => Promise<Asset> {
  const made = new WeakMap<SharePicture, Promise<Asset>>();
  const make = async (share: SharePicture): Promise<Asset> => {
    const svg = renderToStaticMarkup(<ShareCard share={share} font={font} />);
    const body = await cached(['share', svg, font.trueType], async () =>
      squeeze(await draw(svg, shareSize.width, font)),
    );
    return { path: `${assetFolder}share-${contentHash(body)}.png`, body };
  };
  return (share) => {
    const picture = made.get(share) ?? make(share);
    made.set(share, picture);
    return picture;
  };
}

/** The icons that browsers and phones look for, drawn from the site's mark. */
export async function icons({ icon }: SiteMeta): Promise<Asset[]> {
  const png = (drawing: ReactElement, width: number) => {
    const svg = renderToStaticMarkup(drawing);
    return cached(['icon', String(width), svg], () => draw(svg, width));
  };
  const small = await png(icon.mark, 32);
  return [
    { path: '/icon.svg', body: renderToStaticMarkup(icon.mark) },
    {
      path: '/favicon.ico',
      body: await cached(['ico', small], async () => (await import('png-to-ico')).default([Buffer.from(small)])),
    },
    { path: '/apple-touch-icon.png', body: await png(icon.app, 180) },
    { path: '/icon-192.png', body: await png(icon.app, 192) },
    { path: '/icon-512.png', body: await png(icon.app, 512) },
  ];
}
