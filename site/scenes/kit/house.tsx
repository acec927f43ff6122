import { Place, type Placement } from './place.tsx';

/** A small house, 150 long and 118 high, its door on the right, with light in its windows. */
export const House = (placement: Placement) => (
  <Place {...placement}>
    <path className="s-rim-d" d="M10-70H140V0H10Z" />
    <path className="s-plum-d" d="M0-66 75-118 150-66V-62H0ZM112-108H126V-82H112Z" />
    <path className="s-lamp" d="M28-52H58V-24H28Z" />
    <path className="s-frame" d="M41.5-52H44.5V-24H41.5ZM28-39.5H58V-36.5H28ZM88-50H114V0H88Z" />
    <path className="s-lamp" d="M108-26h3v5h-3Z" />
  </Place>
);
