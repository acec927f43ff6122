import { Disc } from '../kit/disc.tsx';
import { House } from '../kit/house.tsx';
import { Inset } from '../kit/inset.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shop } from '../kit/shop.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** A truck with a car on its lift. */
const Tow = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 164)scale(.68)`}>
    <Sedan paint="blue" x={-168} y={5} rotate={-8} />
    <WheelLift work="towing" />
  </g>
);

const arrow = 'M0-7H44V-18L70 0 44 18V7H0Z';

/** At night to the driveway, in the morning from there to the shop; both skies are the same by day and by night. */
const TwoTows = () => (
  <Scene signs>
    <Inset width={560} of={[560, 190]}>
      <path className="s-glass" d="M0 0H560V190H0Z" />
      <path className="s-lamp" d="M98 22A24 24 0 1 0 120 57 21 21 0 0 1 98 22Z" />
      <path className="s-white" d="M160 40h3v3h-3ZM220 22h4v4h-4ZM300 52h3v3h-3ZM40 96h3v3h-3Z" />
      <path className="s-frame" d="M0 156H560V190H0Z" />
      <Tow x={136} />
      <path className="s-lamp" transform="translate(342 120)scale(.62)" d={arrow} />
      <House x={400} y={160} />
      <Disc n={1} x={30} y={30} r={19} />
    </Inset>
    <Inset y={202} width={560} of={[560, 190]}>
      <path className="s-blue" opacity=".45" d="M0 0H560V190H0Z" />
      <circle className="s-lamp" cx="290" cy="50" r="26" />
      <path className="s-road" d="M0 156H560V190H0Z" />
      <House x={-66} y={160} />
      <Tow x={208} />
      <Shop x={412} y={160} scale={0.76} isOpen />
      <Disc n={2} x={30} y={30} r={19} />
    </Inset>
  </Scene>
);

export const twoTows = { width: 560, height: 392, draw: TwoTows };
