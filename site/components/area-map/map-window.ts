import type { MapWindow } from '../../../build/route.ts';
import type { Business } from '../../business/business.ts';
import { type Offset, offset } from '../../business/geography.ts';

/** Units of the drawing from side to side. */
const side = 440;

/**
 * What the map of the service area shows: every town, with room for its name, and of the circle as much as leaves the
 * towns apart, at the least its four arcs.
 */
export function mapWindow({ coordinates, towns, claims }: Business): MapWindow {
  const farthest = Math.max(...towns.map((town) => far(offset(coordinates, town))));
  return { ...coordinates, reach: Math.max(farthest * 1.15, (claims.serviceAreaMeters / 1000) * 0.8), side };
}

const far = ({ east, north }: Offset) => Math.max(Math.abs(east), Math.abs(north));
