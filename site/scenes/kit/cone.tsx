import { Place, type Placement } from './place.tsx';

/** A traffic cone, 20 wide and 28 high. */
export function Cone(placement: Placement) {
  return (
    <Place {...placement}>
      <path className="s-cone" d="M7.500-27Q10-30 12.500-27L18-3H20V0H0V-3H2Z" />
      <path className="s-white" d="M6-20.500H14L15.600-13.500H4.400Z" />
    </Place>
  );
}
