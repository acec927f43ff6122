import { degrees, exactDegrees } from './number.ts';

const north = 'North of the equator, in decimal degrees.';
const east = 'East of Greenwich, in decimal degrees: negative in the United States.';

/** About where a place is: from Hawaii to Alaska, and from Alaska to Maine. */
export const position = { latitude: degrees(18, 72, 40.17, north), longitude: degrees(-180, -66, -74.2, east) };

/** The same to about a yard, as a map gives it. */
export const exactPosition = {
  latitude: exactDegrees(18, 72, 40.17021, north),
  longitude: exactDegrees(-180, -66, -74.20013, east),
};
