import type { GeoProjection } from 'd3-geo';
import type { Business } from '../../business/business.ts';
import { earthRadiusMiles } from '../../business/earth.ts';
import { projectionAround, serviceAreaMiles } from '../../business/geography.ts';

/** The width and height of the drawing, in its units. */
export const mapSide = 440;
/** How far shapes are drawn beyond the edges, so that no shore line runs along an edge. */
const bleed = 4;

/** Projects degrees to units of the map. Every town has room for its name, and at least four arcs of the circle show. */
export function mapProjection(business: Business): GeoProjection {
  const { coordinates, towns } = business;
  const around = projectionAround(coordinates);
  const ways = towns.flatMap(({ latitude, longitude }) => around([longitude, latitude]) ?? []);
  const reachMiles = Math.max(...ways.map((way) => Math.abs(way) * 1.15), serviceAreaMiles(business) * 0.8);
  return around
    .scale((earthRadiusMiles * mapSide) / 2 / reachMiles)
    .translate([mapSide / 2, mapSide / 2])
    .clipExtent([
      [-bleed, -bleed],
      [mapSide + bleed, mapSide + bleed],
    ]);
}

/** The length of a mile on the map. */
export const unitsPerMile = (projection: GeoProjection) => projection.scale() / earthRadiusMiles;
