/** The mean radius of the earth, 6371.0088 km (IUGG): good to half a percent. */
export const earthRadiusMiles = 3958.7614;
/** By definition (https://www.nist.gov/pml/owm/si-units-length). */
export const metersPerMile = 1609.344;

/** In decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const radians = Math.PI / 180;

/** The distance between two points as the crow flies (https://en.wikipedia.org/wiki/Haversine_formula). */
export function milesBetween(one: Point, other: Point): number {
  const width = Math.sqrt(Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians));
  const half = (degrees: number) => Math.sin((degrees * radians) / 2);
  const [north, east] = [half(one.latitude - other.latitude), half(one.longitude - other.longitude)];
  return 2 * earthRadiusMiles * Math.asin(Math.hypot(north, width * east));
}
