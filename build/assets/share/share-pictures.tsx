import { renderToStaticMarkup } from 'react-dom/server';
import { cached } from '../../cache.ts';
import type { ShareCard, SharePicture } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import type { Font } from '../fonts.ts';
import { drawPng } from '../png.ts';
import { ShareDrawing, shareSize } from './share-drawing.tsx';

/** @returns a function that draws a page's share picture as a file */
export function createSharePictures(card: ShareCard, font: Font): (picture: SharePicture) => Promise<Asset> {
  return async (picture) => {
    const svg = renderToStaticMarkup(<ShareDrawing card={card} font={font} picture={picture} />);
    const png = await cached(['share', svg, ...font.trueTypes], () => drawPng(svg, shareSize.width, font.trueTypes));
    return hashedAsset('share', 'png', png);
  };
}
