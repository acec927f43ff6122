import type { ReactElement } from 'react';
import type { SharePicture } from '../../build/route.ts';
import { spellsName } from '../business/logo.ts';
import { formatPhone } from '../business/phone.ts';
import { scenes } from '../scenes/index.ts';
import { markWidth, PictureMark } from '../scenes/logo-mark.tsx';
import { FrameContext } from '../scenes/scene.tsx';
import { type Site, SiteContext } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';
import { pageColors } from '../styles/palette.ts';

/** The part of the country, its ground at the bottom, that fills a picture of a size. */
function frameOf(scale: number, size: { width: number; height: number }) {
  const width = size.width / scale;
  const height = size.height / scale;
  return { viewBox: `${320 - width / 2} ${360 - height} ${width} ${height}`, ...size, nightOnly: true };
}

/**
 * The picture of a page that chat apps show: a scene by night, the name, the number and a headline.
 * @throws Error where there is no scene of that name
 */
export function sharePicture(
  { business, content, images: { logo } }: Site,
  headline: string,
  sceneName: string,
): SharePicture {
  const { name, phone } = business;
  const brand = brandOf(business.brandColor);
  const Scene = scenes[sceneName];
  if (!Scene) throw new Error(`"${sceneName}" has no scene: draw one and name it in site/scenes/index.ts.`);
  const picture = content.services.find(({ slug }) => slug === sceneName)?.picture;
  // Pixels to a unit of the scene, and those of nothing but sky above it. The rotator's boom stands high, so more of the
  // country is shown around it.
  const hasBoom = ['heavy-duty-towing', 'tow-trucks'].includes(sceneName);
  const { scale, sky } = hasBoom ? { scale: 1.2, sky: 228 } : { scale: 1.32, sky: 300 };
  const drawn = (drawing: ReactElement) => <SiteContext value={{ business }}>{drawing}</SiteContext>;
  return {
    scene: (size) =>
      drawn(
        <FrameContext value={frameOf(scale, size)}>
          <Scene />
        </FrameContext>,
      ),
    sky,
    mark: drawn(<PictureMark logo={logo} />),
    markWidth: markWidth(logo),
    name: logo && spellsName(logo) ? '' : name,
    action: formatPhone(phone),
    headline,
    colors: { ink: pageColors.ink.night, accent: brand.color, accentInk: brand.ink },
    alt: [`${headline}.`, `${name}, ${formatPhone(phone)}.`, picture].filter(Boolean).join(' '),
  };
}
