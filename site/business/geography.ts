import type { Point } from './business.ts';

/** Kilometers, by the mean radius of the earth (IUGG): good to half a percent. */
const earthRadius = 6371.0088;
/** By definition (https://www.nist.gov/pml/owm/si-units-length). */
export const kmPerMile = 1.609344;

export interface Offset {
  /** Kilometers to the east. */
  east: number;
  /** Kilometers to the north. */
  north: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * How far `place` lies east and north of `center`, by the way and the direction of the shortest line between them
 * (https://en.wikipedia.org/wiki/Azimuthal_equidistant_projection).
 */
export function offset(center: Point, place: Point): Offset {
  const [from, to] = [radians(center.latitude), radians(place.latitude)];
  const turn = radians(place.longitude - center.longitude);
  const east = Math.cos(to) * Math.sin(turn);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  const ahead = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  const aside = Math.hypot(east, north);
  const far = aside === 0 ? 0 : (earthRadius * Math.atan2(aside, ahead)) / aside;
  return { east: east * far, north: north * far };
}

/** How far that is, as the crow flies. */
export const milesOf = ({ east, north }: Offset) => Math.hypot(east, north) / kmPerMile;

/** Which of eight directions an offset goes: 0 is north, 1 northeast, and so on around to 7, northwest. */
export const direction = ({ east, north }: Offset) => (Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8;
