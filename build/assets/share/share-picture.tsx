import { renderToStaticMarkup } from 'react-dom/server';
import type { SharePicture } from '../route.ts';
import { type Asset, assetFolder } from './asset.ts';
import { contentHash } from './content-hash.ts';
import type { Font } from './fonts.ts';
import { png } from './png.ts';
import { ShareCard, shareSize } from './share-card.tsx';

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
