import { renderToStaticMarkup } from 'react-dom/server';
import { cached, digestOfShared } from '../../cache.ts';
import type { ShareCard, SharePicture } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import type { Font } from '../fonts.ts';
import { drawPng } from '../png.ts';
import { ShareDrawing, shareSize } from './share-drawing.tsx';

/**
 * Draws share pictures. Each is cached by its ingredients, so that one is laid out and rendered only if it is new.
 * @returns a function that gives the file of a page's picture
 */
export function createSharePictures(card: ShareCard, font: Font): (picture: SharePicture) => Promise<Asset> {
  const render = (own: ShareCard, scene: string, headline: string) =>
    renderToStaticMarkup(<ShareDrawing card={own} font={font} picture={{ scene, headline }} />);
  // What all pictures share, and each scene, is rendered once.
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
