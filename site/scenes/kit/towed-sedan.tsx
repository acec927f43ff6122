import { DriveRing } from './drive-ring.tsx';
import { Group, type Placement } from './group.tsx';
import { Sedan } from './sedan.tsx';
import { WheelLift } from './wheel-lift.tsx';

/** A front-wheel-drive sedan on the company's wheel-lift, 455 long: its nose is up, and the wheels that drive it are marked. */
export const TowedSedan = (placement: Placement) => (
  <Group {...placement}>
    <Sedan paint="blue" y={5} rotate={-8} />
    <g transform="translate(0 5)rotate(-8)">
      <DriveRing x={150} y={-17} r={17} />
    </g>
    <WheelLift work="towing" x={168} />
  </Group>
);
