import { renderToStaticMarkup } from 'react-dom/server';
import type { SharePicture } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import type { Font } from '../fonts.ts';
import { cardPng } from '../png.ts';
import { ShareCard, shareSize } from './share-card.tsx';

/** The picture of a page that chat apps show. */
export async function sharePicture(share: SharePicture, font: Font): Promise<Asset> {
  const svg = renderToStaticMarkup(<ShareCard share={share} font={font} />);
  return hashedAsset('share', 'png', await cardPng(svg, shareSize.width, font));
}
