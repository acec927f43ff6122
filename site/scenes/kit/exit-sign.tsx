import { useBusiness } from '../../site-context.ts';
import { Group, type Placement } from './group.tsx';
import { Lettering } from './lettering.tsx';

/** The sign of the next exit, 240 high, with the name of a town that the owner serves. */
export function ExitSign(placement: Placement) {
  const [town] = useBusiness().towns;
  return (
    <Group {...placement}>
      <path className="s-steel-d" d="M-70-110H-62V0H-70ZM62-110H70V0H62Z" />
      <rect className="s-white" x="-22" y="-240" width="122" height="44" rx="6" />
      <rect className="s-sign" x="-19" y="-237" width="116" height="40" rx="4" />
      <Lettering x={43} y={-208} size={24}>
        EXIT 31
      </Lettering>
      <rect className="s-white" x="-100" y="-200" width="200" height="112" rx="8" />
      <rect className="s-sign" x="-96.5" y="-196.5" width="193" height="105" rx="6" />
      {town && (
        <Lettering x={0} y={-156} size={34} maxWidth={170}>
          {town.name}
        </Lettering>
      )}
      <path className="l-white" strokeWidth="9" d="M-18-104 22-138M-8-140H24V-110" />
    </Group>
  );
}
