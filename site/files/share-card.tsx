import type { ReactElement } from 'react';
import type { Lettering, Logo, ShareCard } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { formatPhone } from '../content/intl.ts';
import { scenes } from '../scenes/index.ts';
import { markWidth, PictureMark } from '../scenes/logo-mark.tsx';
import { FrameContext } from '../scenes/scene.tsx';
import { SiteContext } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';
import { pageColors } from '../styles/palette.ts';

/** A wide logo shows the company's name; a compact one is next to it. */
const spellsName = ({ width, height }: Logo) => width / height >= 2;

/** Pixels per unit of the scene, and pixels of sky above it. */
const view = { scale: 1.32, sky: 300 };
/** A rotator's boom is high, so the picture shows more around it. */
const viewOfBoom = { scale: 1.2, sky: 228 };
const scenesWithBoom = ['heavy-duty-towing', 'tow-trucks'];
const viewOf = (scene: string) => (scenesWithBoom.includes(scene) ? viewOfBoom : view);

/** The part of the scene that fills a picture, with the ground at the bottom. */
function frameOf(scale: number, size: { width: number; height: number }) {
  const width = size.width / scale;
  const height = size.height / scale;
  return { viewBox: `${320 - width / 2} ${360 - height} ${width} ${height}`, ...size, nightOnly: true, isPlain: true };
}

/** What draws the pictures that chat apps show: a scene at night, the name and the number. */
export function shareCard(business: Business, logo: Logo | undefined): ShareCard {
  const { name, phone } = business;
  const brand = brandOf(business.brandColor);
  const drawn = (drawing: ReactElement, lettering?: Lettering) => (
    <SiteContext value={{ business, ...(lettering && { images: { lettering } }) }}>{drawing}</SiteContext>
  );
  return {
    scene: (scene, size, lettering) => {
      const Scene = scenes[scene];
      if (!Scene) throw new Error(`"${scene}" has no scene: draw one and name it in site/scenes/index.ts.`);
      return drawn(
        <FrameContext value={frameOf(viewOf(scene).scale, size)}>
          <Scene />
        </FrameContext>,
        lettering,
      );
    },
    sky: (scene) => viewOf(scene).sky,
    mark: drawn(<PictureMark logo={logo} />),
    markWidth: markWidth(logo),
    name: logo && spellsName(logo) ? '' : name,
    action: formatPhone(phone),
    colors: { ink: pageColors.ink.night, accent: brand.color.night, accentInk: brand.ink.night },
  };
}
