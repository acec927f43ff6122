import type { GeoProjection } from 'd3-geo';
import { project } from '../project.ts';
import type { Basemap, SiteMeta } from '../route.ts';
import type { Asset } from './asset.ts';
import { drawBasemap } from './basemap.ts';
import { bundleClient } from './client.ts';
import { type Font, type FontSpec, subsetFont } from './fonts.ts';
import { icons } from './icons.ts';
import { loadStyles } from './styles.ts';

/** What pages are made with. */
export interface Assets {
  /** The path of the browser's script, from the site's root. */
  script: string;
  font: Font;
  /** The styles that a body needs. */
  stylesFor: Awaited<ReturnType<typeof loadStyles>>;
  basemap: Basemap;
  files: readonly Asset[];
}

/**
 * Makes what all pages share; what is costly comes out of the cache.
 * @param font with the characters to keep
 * @param map the projection of the basemap
 */
export async function makeAssets(site: SiteMeta, font: FontSpec, map: GeoProjection): Promise<Assets> {
  const subset = await subsetFont(font, new URL(site.url).pathname);
  const script = await bundleClient(`${project}/site/client.ts`);
  return {
    script: script.path,
    font: subset,
    stylesFor: await loadStyles(`${project}/site`, subset.face, site.colors),
    basemap: await drawBasemap(map),
    files: [script, ...subset.files, subset.license, ...(await icons(site))],
  };
}
