import type { Logo, SharePicture } from '../../build/route.ts';
import { type Business, BusinessContext } from '../business/business.ts';
import { spellsName } from '../business/logo.ts';
import { formatPhone } from '../business/phone.ts';
import type { Content } from '../content/content.ts';
import { scenes } from '../scenes/index.ts';
import { markWidth, PictureMark } from '../scenes/logo-mark.tsx';
import { FrameContext } from '../scenes/scene.tsx';
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
 * What chat apps show of pages: a scene by night, the name, the number and a headline. Pages that have both in common
 * get the same object, so that it is drawn once.
 * @returns a function of the headline and of the name of the scene
 */
export function sharePictures(
  business: Business,
  words: Content,
  logo?: Logo,
): (headline: string, scene: string) => SharePicture {
  const known = new Map<string, SharePicture>();
  return (headline, scene) => {
    const key = `${scene}\n${headline}`;
    const picture = known.get(key) ?? sharePicture({ business, words, logo }, headline, scene);
    known.set(key, picture);
    return picture;
  };
}

interface Company {
  business: Business;
  words: Content;
  logo: Logo | undefined;
}

function sharePicture({ business, words, logo }: Company, headline: string, slug: string): SharePicture {
  const { name, phone } = business;
  const brand = brandOf(business.brandColor);
  const Scene = scenes[slug];
  if (!Scene) throw new Error(`"${slug}" has no scene: draw one and name it in site/scenes/index.ts.`);
  const { scale, sky } = framings[slug] ?? usual;
  return {
    scene: (size) => (
      <BusinessContext value={business}>
        <FrameContext value={frameOf(scale, size)}>
          <Scene light="night" />
        </FrameContext>
      </BusinessContext>
    ),
    sky,
    mark: (
      <BusinessContext value={business}>
        <PictureMark logo={logo} />
      </BusinessContext>
    ),
    markWidth: markWidth(logo),
    name: logo && spellsName(logo) ? '' : name,
    action: formatPhone(phone),
    headline,
    colors: { ink, accent: brand.color, accentInk: brand.ink },
    alt: [
      `${headline}.`,
      `${name}, ${formatPhone(phone)}.`,
      words.services.find((service) => service.slug === slug)?.picture,
    ]
      .join(' ')
      .trimEnd(),
  };
}
