import type { ReactElement } from 'react';
import { Backdrop } from '../kit/backdrop.tsx';
import { Garage } from '../kit/garage.tsx';
import { House } from '../kit/house.tsx';
import { Inset } from '../kit/inset.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Suv } from '../kit/suv.tsx';
import { Scene } from '../scene.tsx';

/** Places that a long or high truck cannot get into, each on a ground 300 by 190. */
const spots: readonly ReactElement[] = [
  <g key="ceiling">
    <g transform="scale(.94)">
      <Garage y={178} />
    </g>
    <Sedan paint="blue" x={58} y={160} />
    <path className="l-mark" strokeWidth="4.5" d="M270 34V158M258 46 270 34 282 46M258 146 270 158 282 146" />
  </g>,
  <g key="wall">
    <Backdrop shift={60} sun={60} horizon={130} />
    <path className="s-road" d="M0 146H300V190H0Z" />
    <Suv x={42} y={166} />
    <path className="s-rust" d="M234 30H300V168H234Z" />
    <path
      className="s-rust-d"
      d="M234 62H300V65H234ZM234 97H300V100H234ZM234 132H300V135H234ZM262 30H265V62H262ZM282 65H285V97H282ZM256 100H259V132H256ZM276 135H279V168H276Z"
    />
  </g>,
  <g key="slope">
    <Backdrop shift={520} sun={60} horizon={120} />
    <path className="s-verge" d="M0 136H90L236 62H300V190H0Z" />
    <House x={206} y={64} scale={0.62} />
    <path className="s-road" d="M0 164H84L224 84H262L110 190H0Z" />
    <Sedan paint="plum" x={74} y={172} rotate={-27} scale={0.74} />
  </g>,
];

const Spots = ({ across }: { across: boolean }) =>
  spots.map((spot, index) => (
    <Inset key={spot.key} x={across ? index * 330 : 0} y={across ? 0 : index * 202} width={300} of={[300, 190]}>
      {spot}
    </Inset>
  ));

const Wide = () => (
  <Scene signs>
    <Spots across />
  </Scene>
);

/** The same for phones, one below the other. */
const Tall = () => (
  <Scene signs>
    <Spots across={false} />
  </Scene>
);

export const tightSpots = { width: 960, height: 190, draw: Wide, tall: { width: 300, height: 594, draw: Tall } };
