import { degrees, exactDegrees } from './number.ts';

const latitude = { hint: 'North of the equator, in decimal degrees.', example: 40.17 };
const longitude = { hint: 'East of Greenwich, in decimal degrees: negative in the United States.', example: -74.2 };

/** About where a place is: from Hawaii to Alaska, and from Alaska to Maine. */
export const position = { latitude: degrees(18, 72, latitude), longitude: degrees(-180, -66, longitude) };

/** The same to about a yard, as a map gives it. */
export const exactPosition = {
  latitude: exactDegrees(18, 72, { ...latitude, example: 40.17021 }),
  longitude: exactDegrees(-180, -66, { ...longitude, example: -74.20013 }),
};
