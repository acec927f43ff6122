import type { GeoProjection } from 'd3-geo';
import { project } from '../project.ts';
import type { Logo, SiteMeta } from '../route.ts';
import { drawBasemap } from './basemap.ts';
import { bundleClient } from './client.ts';
import { type FontSpec, subsetFont } from './fonts.ts';
import { icons } from './icons.ts';
import type { MadeImages } from './images/images.ts';
import { createSharePictures } from './share-pictures.tsx';
import { loadStyles } from './styles.ts';

/** What all pages share. */
export type Assets = Awaited<ReturnType<typeof makeAssets>>;

/** What a site's assets are made of. */
interface AssetSpec {
  metaWith: (logo?: Logo) => SiteMeta;
  /** With the characters to keep. */
  font: FontSpec;
  /** The projection of the basemap. */
  map: GeoProjection;
}

/**
 * Makes everything the pages share; costly results come from the cache.
 * @param images the owner's photos and logo
 */
export async function makeAssets({ photos, logo, files }: MadeImages, { metaWith, font, map }: AssetSpec) {
  const meta = metaWith(logo);
  const subset = await subsetFont(font, new URL(meta.url).pathname);
  const script = await bundleClient(`${project}/site/client.ts`);
  return {
    ...{ meta, photos, logo },
    /** The path of the browser's script, from the site's root. */
    script: script.path,
    font: subset,
    /** Gives the styles that a body needs. */
    stylesFor: loadStyles(`${project}/site`, subset.face, meta.colors),
    /** Draws a page's share picture. */
    drawShare: createSharePictures(meta.share, subset.lettering),
    basemap: await drawBasemap(map),
    lettering: subset.lettering,
    files: [script, ...subset.files, subset.license, ...(await icons(meta)), ...files],
  };
}
