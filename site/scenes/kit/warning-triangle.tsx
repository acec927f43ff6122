import { Place, type Placement } from './place.tsx';

/** A reflecting warning triangle, 26 wide, set out by the driver. */
export function WarningTriangle(placement: Placement) {
  return (
    <Place {...placement}>
      <path className="s-red" fillRule="evenodd" d="M13-25Q14-26 15-24L27-3Q28 0 25 0H3Q0 0 1-3ZM14-16 8-5H20Z" />
    </Place>
  );
}
