import { Group, type Placement } from './group.tsx';
import { Lettering } from './lettering.tsx';

/** The sign of the next exit, 200 high, which stands at no exit in particular. */
export const ExitSign = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-steel-d" d="M-70-110H-62V0H-70ZM62-110H70V0H62Z" />
    <rect className="s-white" x="-100" y="-200" width="200" height="112" rx="8" />
    <rect className="s-sign" x="-96.5" y="-196.5" width="193" height="105" rx="6" />
    <Lettering x={0} y={-154} size={34}>
      EXIT 30
    </Lettering>
    <path className="l-white" strokeWidth="9" d="M-18-104 22-138M-8-140H24V-110" />
  </Group>
);
