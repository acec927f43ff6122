import { Group, type Placement } from './group.tsx';

/** A crane's block with its hook, hanging 34 below `x`, `y`. */
export function HookBlock(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-frame"
        d="M-3 0H-1V14H-3ZM1 0H3V14H1ZM-7 12H7V24H-7ZM-1.5 24H1.5V28Q7 30 5 34.5T-5 34L-3 32Q0 35 2 33T-1.5 29Z"
      />
    </Group>
  );
}
