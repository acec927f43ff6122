import type { ReactNode } from 'react';
import { useBusiness } from '../../site-context.ts';
import { Flatbed } from './flatbed.tsx';
import { Group, type Placement, Shadow } from './parts.tsx';
import { WheelLift } from './wheel-lift.tsx';

/**
 * A truck that the company has, with its shadow, heading right: its flatbed, or else its wrecker. Either way the beacon is at
 * 290, -112, and the front about 368 from the left.
 * @param props.children what the flatbed carries
 */
export function OwnTruck({ children, ...placement }: Placement & { children?: ReactNode }) {
  const hasFlatbed = useBusiness().services.includes('flatbed-towing');
  return (
    <Group {...placement}>
      <Shadow x={-2} y={1} length={372} />
      {hasFlatbed ? <Flatbed>{children}</Flatbed> : <WheelLift work="driving" x={86} />}
    </Group>
  );
}
