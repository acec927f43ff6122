import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Asset, assetFolder } from './asset.ts';
import { cached } from './cache.ts';
import { contentHash } from './content-hash.ts';
import type { Font } from './fonts.ts';
import type { SharePicture, SiteMeta } from './route.ts';
import { ShareCard, shareSize } from './share-card.tsx';

// How a picture is drawn and squeezed counts as an ingredient too.
const recipe = readFileSync(import.meta.filename);

/** An SVG as a PNG, `width` pixels wide, made once; text in it is set in `font`. */
const png = (svg: string, width: number, font?: Font) =>
  cached([recipe, svg, String(width), font?.path ?? ''], async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const fonts = { loadSystemFonts: false, fontFiles: font ? [font.trueType] : [] };
    return squeeze(new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: fonts }).render().asPng());
  });

/** Flat drawings need few colors: a palette makes their files a third as large. */
async function squeeze(png: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(png).png({ palette: true, quality: 90, effort: 8 }).toBuffer();
}

/** Makes the pictures that chat apps show; the same picture is made once, however many pages share it. */
export function sharePictures(font: Font): (share: SharePicture) => Promise<Asset> {
  const made = new WeakMap<SharePicture, Promise<Asset>>();
  const make = async (share: SharePicture): Promise<Asset> => {
    const svg = renderToStaticMarkup(<ShareCard share={share} font={font} />);
    const body = await png(svg, shareSize.width, font);
    return { path: `${assetFolder}share-${contentHash(body)}.png`, body };
  };
  return (share) => {
    const picture = made.get(share) ?? make(share);
    made.set(share, picture);
    return picture;
  };
}

/** The sizes in a favicon.ico: tabs, tabs on sharp screens and task bars, shortcuts. */
const icoSizes = [16, 32, 48];

/** The icons that browsers and phones look for, drawn from the site's mark. */
export async function icons({ icon }: SiteMeta): Promise<Asset[]> {
  const mark = renderToStaticMarkup(icon.mark);
  const app = renderToStaticMarkup(icon.app);
  const small = await Promise.all(icoSizes.map((size) => png(mark, size)));
  const ico = await cached([recipe, ...small], async () => {
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
