import { geoAzimuthalEquidistant } from 'd3-geo';
import type { Business } from './business.ts';
import { earthRadiusMiles, metersPerMile, type Point } from './earth.ts';

/** The radius of the service area. A company that doesn't say how far it goes has that of the specification, 25 km. */
export const serviceAreaMiles = ({ claims }: Pick<Business, 'claims'>): number =>
  claims.serviceAreaMiles ?? 25_000 / metersPerMile;

/**
 * Projects degrees to miles from a center, with true distances and directions
 * (https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection); x grows to the east and y to the south.
 */
export const projectionAround = ({ latitude, longitude }: Point) =>
  geoAzimuthalEquidistant().rotate([-longitude, -latitude]).scale(earthRadiusMiles).translate([0, 0]);
