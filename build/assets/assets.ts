import type { GeoProjection } from 'd3-geo';
import { project } from '../project.ts';
import type { Basemap, Lettering, Logo, Photo, SiteMeta } from '../route.ts';
import type { Asset } from './asset.ts';
import { drawBasemap } from './basemap.ts';
import { bundleClient } from './client.ts';
import { type Font, type FontSpec, subsetFont } from './fonts.ts';
import { icons } from './icons.ts';
import type { MadeImages } from './images/images.ts';
import { createSharePictures } from './share/share-pictures.tsx';
import { loadStyles } from './styles.ts';

/** What pages are rendered with. */
export interface Assets {
  meta: SiteMeta;
  /** The path of the browser's script, from the site's root. */
  script: string;
  font: Font;
  /** The styles that a body needs. */
  stylesFor: ReturnType<typeof loadStyles>;
  /** Draws a page's share picture. */
  drawShare: ReturnType<typeof createSharePictures>;
  basemap: Basemap;
  lettering: Lettering;
  photos: Readonly<Record<string, Photo>>;
  logo: Logo | undefined;
  files: readonly Asset[];
}

/** What a site's assets are made of. */
export interface AssetSpec {
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
export async function makeAssets(
  { photos, logo, files }: MadeImages,
  { metaWith, font, map }: AssetSpec,
): Promise<Assets> {
  const meta = metaWith(logo);
  const subset = await subsetFont(font, new URL(meta.url).pathname);
  const script = await bundleClient(`${project}/site/client.ts`);
  return {
    ...{ meta, photos, logo },
    script: script.path,
    font: subset,
    stylesFor: loadStyles(`${project}/site`, subset.face, meta.colors),
    drawShare: createSharePictures(meta.share, subset),
    basemap: await drawBasemap(map),
    lettering: subset.lettering,
    files: [script, ...subset.files, subset.license, ...(await icons(meta)), ...files],
  };
}
