import { renderToStaticMarkup } from 'react-dom/server';
import { cached } from '../../cache.ts';
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
  const frame = render({ ...card, scene: () => <g />, sky: () => 0 }, '', '');
  const scenes = new Map<string, string>();
  const sceneOf = (name: string) => {
    const scene = scenes.get(name) ?? renderToStaticMarkup(card.scene(name, shareSize, font.lettering));
    scenes.set(name, scene);
    return scene;
  };
  return async ({ scene, headline }) => {
    const inputs = [frame, sceneOf(scene), ...font.trueTypes, String(card.sky(scene)), headline];
    return cached(['share', ...inputs], async () => {
      const png = await drawPng(render(card, scene, headline), shareSize.width, font.trueTypes);
      return hashedAsset('share', 'png', png);
    });
  };
}
