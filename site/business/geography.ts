import type { Point } from './business.ts';

// Kilometers in a degree of latitude and, at the equator, of longitude (WGS 84, rounded): good to a few hundred meters
// at the scale of a township.
const kmPerLatitude = 111.0;
const kmPerLongitude = 111.32;
const kmPerMile = 1.609344;

export interface Offset {
  /** Kilometers to the east. */
  east: number;
  /** Kilometers to the north. */
  north: number;
}

/** How far `place` lies east and north of `center`, on a plane that touches the earth at `center`. */
export function offset(center: Point, place: Point): Offset {
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  return {
    east: (place.longitude - center.longitude) * kmPerLongitude * shrink,
    north: (place.latitude - center.latitude) * kmPerLatitude,
  };
}

/** How far that is, as the crow flies. */
export const milesOf = ({ east, north }: Offset) => Math.hypot(east, north) / kmPerMile;

const directions = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/** The offset in a driver's words: `8 miles northwest`. */
export function inWords(away: Offset): string {
  const { east, north } = away;
  const miles = Math.round(milesOf(away));
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return `${miles} ${miles === 1 ? 'mile' : 'miles'} ${directions[(eighth + 8) % 8]}`;
}
