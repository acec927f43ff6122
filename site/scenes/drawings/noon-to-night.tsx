import type { ReactElement } from 'react';
import { Clock } from '../kit/clock.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Inset } from '../kit/inset.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Shop } from '../kit/shop.tsx';
import { Treeline } from '../kit/treeline.tsx';
import { Scene } from '../scene.tsx';

const Loaded = ({ x }: { x: number }) => (
  <>
    <Shadow x={x - 4} y={223} length={236} />
    <Flatbed x={x} y={222} scale={0.6}>
      <Sedan paint="plum" x={34} />
    </Flatbed>
  </>
);

/** Three hours of one day, whose skies are the same by day and by night. */
const hours: readonly ReactElement[] = [
  <g key="noon" transform="translate(0-50)">
    <path className="s-blue" opacity=".45" d="M0 0H310V250H0Z" />
    <circle className="s-lamp" cx="246" cy="94" r="27" />
    <Treeline x={12} y={204} heights={[40, 52, 34, 46]} />
    <path className="s-verge" d="M0 200H310V214H0Z" />
    <path className="s-road" d="M0 212H310V250H0Z" />
    <Loaded x={42} />
    <Clock x={60} y={104} r={44} hour={12} />
  </g>,
  <g key="five" transform="translate(0-50)">
    <path className="s-plum" opacity=".5" d="M0 0H310V250H0Z" />
    <circle className="s-cone" cx="272" cy="186" r="30" />
    <path className="s-verge" d="M0 200H310V214H0Z" />
    <Shop x={18} y={212} />
    <path className="s-road" d="M0 212H310V250H0Z" />
    <Clock x={262} y={108} r={44} hour={5} />
  </g>,
  <g key="night" transform="translate(0-50)">
    <path className="s-glass" d="M0 0H310V250H0Z" />
    <path className="s-lamp" d="M216 56A16 16 0 1 0 231 79 14 14 0 0 1 216 56Z" />
    <path className="s-white" d="M130 70h4v4h-4ZM176 62h3v3h-3ZM150 98h3v3h-3ZM290 60h4v4h-4Z" />
    <Shop x={120} y={212} scale={0.96} />
    <path className="s-glass" opacity=".5" d="M110 90H310V212H110Z" />
    <path className="s-road" d="M0 212H310V250H0Z" />
    <Loaded x={30} />
    <path className="s-lamp" opacity=".35" d="M248 188 310 178V226L250 198Z" />
    <Clock x={60} y={104} r={44} hour={8} />
  </g>,
];

/** A pickup at noon, a shop that closes at five, a delivery after dark. */
const Wide = () => (
  <Scene signs>
    {hours.map((hour, index) => (
      <Inset key={hour.key} x={index * 325} width={310} of={[310, 200]}>
        {hour}
      </Inset>
    ))}
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    {hours.map((hour, index) => (
      <Inset key={hour.key} y={index * 212} width={310} of={[310, 200]}>
        {hour}
      </Inset>
    ))}
  </Scene>
);

export const noonToNight = { width: 960, height: 200, draw: Wide, tall: { width: 310, height: 624, draw: Tall } };
