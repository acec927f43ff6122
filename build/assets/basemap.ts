import { readFileSync } from 'node:fs';
import type { GeoProjection } from 'd3-geo';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cached } from '../cache.ts';
import { packages } from '../project.ts';
import type { Basemap } from '../route.ts';

/** In world-atlas by ISO 3166-1: Canada and Mexico. The other half of the Great Lakes is in Canada's shape. */
const neighborIds = ['124', '484'];

/**
 * Draws the basemap at 1 : 10,000,000 from the Census Bureau's boundaries, whose shore is true to about a mile, and
 * Natural Earth's of the neighboring countries.
 * @param projection from degrees to drawing units, cut to what the map shows
 */
export async function drawBasemap(projection: GeoProjection): Promise<Basemap> {
  const map = [projection.rotate(), projection.scale(), projection.translate(), projection.clipExtent()];
  return cached(['basemap', JSON.stringify(map)], () => draw(projection));
}

async function draw(projection: GeoProjection): Promise<Basemap> {
  const [{ geoPath }, { feature, mesh }] = await Promise.all([import('d3-geo'), import('topojson-client')]);
  const atlas: Atlas = JSON.parse(readFileSync(packages.resolve('us-atlas/counties-10m.json'), 'utf8'));
  const { nation, states } = atlas.objects;
  const world: World = JSON.parse(readFileSync(packages.resolve('world-atlas/countries-10m.json'), 'utf8'));
  const path = geoPath(projection).digits(0);
  const neighbors = world.objects.countries.geometries.filter(({ id }) => neighborIds.includes(`${id}`));
  return {
    land: path(feature(atlas, nation)) ?? '',
    states: path(mesh(atlas, states, (one, other) => one !== other)) ?? '',
    abroad: path(feature(world, { type: 'GeometryCollection', geometries: neighbors })) ?? '',
  };
}

/** Of us-atlas (https://github.com/topojson/us-atlas#counties-10m.json). */
type Atlas = Topology<Record<'nation' | 'states', GeometryCollection>>;

/** Of world-atlas (https://github.com/topojson/world-atlas#countries-10m.json). */
type World = Topology<{ countries: GeometryCollection }>;
