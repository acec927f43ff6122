import { Place, type Placement } from './place.tsx';
import { Wheel } from './wheel.tsx';

/** A dolly, 64 long, under one wheel of a car: it carries a tire of radius 18 whose hub is at 31, -29. */
export function Dolly(placement: Placement) {
  return (
    <Place {...placement}>
      <path className="s-frame" d="M8-24H15L22-12H42L49-24H56V-5H8Z" />
      <Wheel kind="truck" x={4} y={-10} r={10} />
      <Wheel kind="truck" x={60} y={-10} r={10} />
    </Place>
  );
}
