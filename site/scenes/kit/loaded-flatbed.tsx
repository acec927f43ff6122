import { Flatbed } from './flatbed.tsx';
import type { Placement } from './group.tsx';
import { Pickup } from './pickup.tsx';
import { Straps } from './straps.tsx';

/** The company's flatbed with a pickup on its deck. */
export const LoadedFlatbed = (placement: Placement) => (
  <Flatbed {...placement}>
    <Pickup x={34} />
    <Straps wheels={[75, 197]} />
  </Flatbed>
);
