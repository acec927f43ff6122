import { geoAzimuthalEquidistant } from 'd3-geo';
import type { Business } from './business.ts';
import { earthRadiusMiles, metersPerMile, type Point } from './earth.ts';

/** The radius that the specification gives for a company that doesn't say how far it goes; about 15 miles. */
const usualAreaMeters = 25_000;

/** The radius of the service area. */
export const serviceAreaMeters = ({ claims }: Pick<Business, 'claims'>): number =>
  claims.serviceAreaMiles === undefined ? usualAreaMeters : Math.round(claims.serviceAreaMiles * metersPerMile);

/** The same in miles, with a fraction. */
export const serviceAreaMiles = (business: Pick<Business, 'claims'>): number =>
  serviceAreaMeters(business) / metersPerMile;

/**
 * Projects degrees to miles from a center, with true distances and directions
 * (https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection); x grows to the east and y to the south.
 */
export const projectionAround = ({ latitude, longitude }: Point) =>
  geoAzimuthalEquidistant().rotate([-longitude, -latitude]).scale(earthRadiusMiles).translate([0, 0]);
