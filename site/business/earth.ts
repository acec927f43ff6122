import { earthRadiusMiles } from '../../business/earth.ts';

const radians = Math.PI / 180;

/**
 * How far two places in degrees are from each other as the crow flies
 * (https://en.wikipedia.org/wiki/Haversine_formula).
 */
export function milesBetween(north: number, east: number, otherNorth: number, otherEast: number): number {
  const width = Math.sqrt(Math.cos(north * radians) * Math.cos(otherNorth * radians));
  const half = (degrees: number) => Math.sin((degrees * radians) / 2);
  return 2 * earthRadiusMiles * Math.asin(Math.hypot(half(north - otherNorth), width * half(east - otherEast)));
}
