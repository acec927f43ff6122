import { geoAzimuthalEquidistant } from 'd3-geo';
import { isFields } from '../fields.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Whether a value has both coordinates. */
export const isPoint = (value: unknown): value is Point =>
  isFields(value) && Number.isFinite(value.latitude) && Number.isFinite(value.longitude);

/** Units of the map from side to side. */
export const mapSide = 320;
/** Room for the towns of a day's work, while a mile can still be pointed at. */
const milesAcross = 50;
const earthRadiusMiles = 3959;

/** Projects degrees to units of a small map around a point. The server draws by it, and the page finds what was clicked. */
export const mapAround = ({ latitude, longitude }: Point) =>
  geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .scale((earthRadiusMiles * mapSide) / milesAcross)
    .translate([mapSide / 2, mapSide / 2])
    // Well beyond the sides, so that no shore is drawn along them.
    .clipAngle(1);
