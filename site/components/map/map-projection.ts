import type { GeoProjection } from 'd3-geo';
import type { Business } from '../../business/business.ts';
import { earthRadiusMiles } from '../../business/earth.ts';
import { offset, projectionAround, serviceAreaMiles } from '../../business/geography.ts';

/** Units of the drawing from side to side. */
export const mapSide = 440;
/** Units beyond the sides, so that no shore is drawn along them. */
const bleed = 4;

/** Projects degrees to units of the map. It shows every town with room for its name, and four arcs of the circle at least. */
export function mapProjection(business: Business): GeoProjection {
  const { coordinates, towns } = business;
  const ways = towns.flatMap((town) => Object.values(offset(coordinates, town)));
  const reachMiles = Math.max(...ways.map((way) => Math.abs(way) * 1.15), serviceAreaMiles(business) * 0.8);
  return projectionAround(coordinates)
    .scale((earthRadiusMiles * mapSide) / 2 / reachMiles)
    .translate([mapSide / 2, mapSide / 2])
    .clipExtent([
      [-bleed, -bleed],
      [mapSide + bleed, mapSide + bleed],
    ]);
}

/** Units of the map that a mile has. */
export const unitsPerMile = (projection: GeoProjection) => projection.scale() / earthRadiusMiles;
