import { renderToStaticMarkup } from 'react-dom/server';
import { cached, digestOfShared } from '../../cache.ts';
import type { ShareCard, SharePicture } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import type { Font } from '../fonts.ts';
import { drawPng } from '../png.ts';
import { ShareDrawing, shareSize } from './share-drawing.tsx';

/**
 * Draws the pictures of pages that chat apps show. Each is kept by what it is made of, so that its words are laid out, and
 * all of it is rendered, only where it was not drawn before.
 * @returns a function that gives the file of a page's picture
 */
export function createSharePictures(card: ShareCard, font: Font): (picture: SharePicture) => Promise<Asset> {
  const render = (own: ShareCard, scene: string, headline: string) =>
    renderToStaticMarkup(<ShareDrawing card={own} font={font} picture={{ scene, headline }} />);
  // What is the same on all pictures, and what is on all of a scene: rendered once.
  const frame = Buffer.from(render({ ...card, scene: () => <g />, sky: () => 0 }, '', ''));
  const scenes = new Map<string, Uint8Array>();
  const sceneOf = (name: string) => {
    const scene = scenes.get(name) ?? Buffer.from(renderToStaticMarkup(card.scene(name, shareSize, font.lettering)));
    scenes.set(name, scene);
    return scene;
  };
  return async ({ scene, headline }) => {
    const shared = [frame, sceneOf(scene), ...font.trueTypes].map(digestOfShared);
    return cached(['share', ...shared, String(card.sky(scene)), headline], async () => {
      const png = await drawPng(render(card, scene, headline), shareSize.width, font.trueTypes);
      return hashedAsset('share', 'png', png);
    });
  };
}
