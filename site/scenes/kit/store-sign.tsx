import { Group, type Placement } from './group.tsx';

/** A gas station's sign on its post, 168 high, lit by night. */
export const StoreSign = (placement: Placement) => (
  <Group {...placement}>
    <path className="s-frame" d="M-5-110H5V0H-5Z" />
    <g className="s-beam">
      <circle className="s-lamp" cy="-130" r="86" opacity=".1" />
      <circle className="s-lamp" cy="-130" r="66" opacity=".14" />
    </g>
    <rect className="s-lamp" x="-48" y="-168" width="96" height="74" rx="10" />
    <g className="l-ban" strokeWidth="6">
      <path d="M-24-112V-146Q-24-152-18-152H-2Q4-152 4-146V-112M-30-111H10M-24-134H4M4-128H10Q15-128 15-122 15-116 20-116T25-122V-140L16-149" />
    </g>
  </Group>
);
