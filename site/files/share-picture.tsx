import type { SharePicture } from '../../build/route.ts';
import { spellsName } from '../business/logo.ts';
import { formatPhone } from '../business/phone.ts';
import { scenes } from '../scenes/index.ts';
import { markWidth, PictureMark } from '../scenes/logo-mark.tsx';
import { FrameContext } from '../scenes/scene.tsx';
import { type Site, SiteContext } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';

/** The words on the night's sky. */
const ink = '#f4f6f8';

/** The part of a scene that a picture shows. */
interface Framing {
  /** Pixels to a unit of the scene. */
  scale: number;
  /** How far down the picture there is nothing but sky. */
  sky: number;
}

const usual: Framing = { scale: 1.32, sky: 300 };
// The rotator's boom stands high in the sky, so more of the country is shown around it.
const framings: Readonly<Record<string, Framing>> = { 'heavy-duty-towing': { scale: 1.2, sky: 228 } };

/** The part of the country, its ground at the bottom, that fills a picture of a size. */
function frameOf(scale: number, size: { width: number; height: number }) {
  const width = size.width / scale;
  const height = size.height / scale;
  return { viewBox: `${320 - width / 2} ${360 - height} ${width} ${height}`, ...size };
}

/**
 * The picture that chat apps show of a page: a scene by night, the name, the number and a headline.
 * @param slug the name of the scene
 * @throws where there is no such scene
 */
export function sharePicture(
  { business, content, images: { logo } }: Site,
  headline: string,
  slug: string,
): SharePicture {
  const { name, phone } = business;
  const brand = brandOf(business.beacon);
  const Scene = scenes[slug];
  if (!Scene) throw new Error(`"${slug}" has no scene: draw one and name it in site/scenes/index.ts.`);
  const { scale, sky } = framings[slug] ?? usual;
  return {
    scene: (size) => (
      <SiteContext value={{ business }}>
        <FrameContext value={frameOf(scale, size)}>
          <Scene light="night" />
        </FrameContext>
      </SiteContext>
    ),
    sky,
    mark: (
      <SiteContext value={{ business }}>
        <PictureMark logo={logo} />
      </SiteContext>
    ),
    markWidth: markWidth(logo),
    name: logo && spellsName(logo) ? '' : name,
    action: formatPhone(phone),
    headline,
    colors: { ink, accent: brand.beacon, accentInk: brand.ink },
    alt: [
      `${headline}.`,
      `${name}, ${formatPhone(phone)}.`,
      content.services.find((service) => service.slug === slug)?.picture,
    ]
      .join(' ')
      .trimEnd(),
  };
}
