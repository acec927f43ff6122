import { geoAzimuthalEquidistant } from 'd3-geo';
import type { Business, Point } from './business.ts';
import { earthRadiusMiles, metersPerMile } from './earth.ts';

/** As the site's specification has it, of a company that does not say how far it goes; about 15 miles. */
const usualAreaMeters = 25_000;

/** How far the service area reaches from its middle. */
export const serviceAreaMeters = ({ claims }: Pick<Business, 'claims'>): number =>
  claims.serviceAreaMiles === undefined ? usualAreaMeters : Math.round(claims.serviceAreaMiles * metersPerMile);

/** The same in miles, of which words say no fraction. */
export const serviceAreaMiles = (business: Pick<Business, 'claims'>): number =>
  serviceAreaMeters(business) / metersPerMile;

/** Miles to the east and to the north. */
interface Offset {
  east: number;
  north: number;
}

/**
 * A map in miles around a center, from which distances and directions are true
 * (https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection); x grows to the east and y to the south.
 */
export const projectionAround = ({ latitude, longitude }: Point) =>
  geoAzimuthalEquidistant().rotate([-longitude, -latitude]).scale(earthRadiusMiles).translate([0, 0]);

/** How far `place` lies east and north of `center`. */
export function offset(center: Point, place: Point): Offset {
  const [east = 0, south = 0] = projectionAround(center)([place.longitude, place.latitude]) ?? [];
  return { east, north: -south };
}

/** As the crow flies. */
export const milesOf = ({ east, north }: Offset) => Math.hypot(east, north);
