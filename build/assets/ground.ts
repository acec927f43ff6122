import { readFileSync } from 'node:fs';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { cached } from '../cache.ts';
import { packages } from '../project.ts';
import type { Ground, MapWindow } from '../route.ts';

/** Kilometers, by the mean radius of the earth (IUGG). */
const earthRadius = 6371.0088;
/** Drawing units beyond the sides, so that no line runs along them. */
const bleed = 4;

/**
 * Draws what lies under a map, from the Census Bureau's boundaries at 1 : 10,000,000: the shore is true to about a mile.
 * The data is read only for a window that has not been drawn before.
 */
export async function drawGround(window: MapWindow): Promise<Ground> {
  const bytes = await cached(['ground', 'land', JSON.stringify(window)], async () =>
    Buffer.from(JSON.stringify(await draw(window))),
  );
  return JSON.parse(Buffer.from(bytes).toString());
}

async function draw({ latitude, longitude, reach, side }: MapWindow): Promise<Ground> {
  const [{ geoAzimuthalEquidistant, geoPath }, { feature, mesh }] = await Promise.all([
    import('d3-geo'),
    import('topojson-client'),
  ]);
  const atlas: Atlas = JSON.parse(readFileSync(packages.resolve('us-atlas/counties-10m.json'), 'utf8'));
  const { nation, states, counties } = atlas.objects;
  const projection = geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .scale((earthRadius * side) / 2 / reach)
    .translate([side / 2, side / 2])
    .clipExtent([
      [-bleed, -bleed],
      [side + bleed, side + bleed],
    ]);
  const path = geoPath(projection).digits(0);
  const between = (areas: Atlas['objects']['states']) => path(mesh(atlas, areas, (one, other) => one !== other)) ?? '';
  return {
    land: path(feature(atlas, nation)) ?? '',
    counties: between(counties),
    states: between(states),
  };
}

/** Of us-atlas (https://github.com/topojson/us-atlas#counties-10m.json). */
type Atlas = Topology<
  Record<'nation' | 'states' | 'counties', { type: 'GeometryCollection'; geometries: MultiPolygon[] }>
>;
