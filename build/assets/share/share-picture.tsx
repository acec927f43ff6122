import { renderToStaticMarkup } from 'react-dom/server';
import type { SharePicture } from '../../route.ts';
import { hashedAsset } from '../asset.ts';
import type { Font } from '../fonts.ts';
import { cardPng } from '../png.ts';
import { ShareCard, shareSize } from './share-card.tsx';

interface Files {
  has(path: string): boolean;
  write(path: string, body: Uint8Array): void;
}

/**
 * Draws the pictures of pages that chat apps show.
 * @returns a function that writes a page's picture, once for all pages that have the same one, and gives its path
 */
export function sharePictures(font: Font, files: Files): (share: SharePicture) => Promise<string> {
  const paths = new Map<string, string>();
  return async (share) => {
    const known = paths.get(share.key);
    if (known !== undefined) return known;
    const svg = renderToStaticMarkup(<ShareCard share={share} font={font} />);
    const { path, body } = hashedAsset('share', 'png', await cardPng(svg, shareSize.width, font));
    if (!files.has(path)) files.write(path, body);
    paths.set(share.key, path);
    return path;
  };
}
