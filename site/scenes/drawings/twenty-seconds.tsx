import type { ReactElement } from 'react';
import { Clock } from '../kit/clock.tsx';
import { Disc } from '../kit/disc.tsx';
import { Inset } from '../kit/inset.tsx';
import { Numeral } from '../kit/numeral.tsx';
import { Person } from '../kit/person.tsx';
import { Pin } from '../kit/pin.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shop } from '../kit/shop.tsx';
import { Scene } from '../scene.tsx';

/** What is said, in its order, each on a ground 150 by 130. */
const said: readonly ReactElement[] = [
  <g key="safe">
    <path className="s-verge" d="M0 84H150V130H0Z" />
    <Person clothes="plum" x={60} y={104} />
    <Person clothes="teal" x={98} y={104} />
    <path className="s-frame" d="M22 92h7v30h-7ZM72 92h7v30h-7ZM122 92h7v30h-7Z" />
    <path className="s-steel" d="M0 88H150V104H0Z" />
    <path className="s-steel-d" d="M0 94H150V98H0Z" />
  </g>,
  <g key="where">
    <path className="s-verge" d="M0 108H150V130H0Z" />
    <path className="s-steel-d" d="M106 70h5v46h-5ZM56 74h5v42h-5Z" />
    <path className="s-white" d="M86 18H132V88H86Z" />
    <path className="s-sign" d="M89 21H129V85H89Z" />
    <Numeral className="l-white" value={3} x={109} y={38} scale={1.7} />
    <Numeral className="l-white" value={0} x={109} y={68} scale={1.7} />
    <path className="s-blue-d" d="M30 34Q44 40 58 32 72 40 86 34 92 70 58 86 24 70 30 34Z" />
    <Numeral className="l-white" value={195} x={58} y={58} scale={1.1} />
  </g>,
  <g key="vehicle">
    <path className="s-road" d="M0 100H150V130H0Z" />
    <Sedan paint="blue" x={9} y={110} scale={0.68} />
  </g>,
  <g key="happened">
    <path className="s-road" d="M0 100H150V130H0Z" />
    <Sedan paint="blue" hood="open" x={3} y={110} scale={0.68} />
    <path className="l-danger" strokeWidth="4" d="M110 66q-8-10 0-20t0-20M126 70q-8-10 0-20t0-20" />
  </g>,
  <g key="to">
    <path className="s-road" d="M0 108H150V130H0Z" />
    <Shop x={18} y={112} scale={0.6} isOpen />
    <Pin x={102} y={52} />
  </g>,
];

interface CellProps {
  x: number;
  y?: number;
  width: number;
  children: ReactElement;
}

const Cell = ({ x, y = 0, width, children }: CellProps) => (
  <Inset x={x} y={y} width={width} of={[150, 130]}>
    <path className="s-sky" d="M0 0H150V130H0Z" />
    {children}
  </Inset>
);

const cells = [
  ...said.map((picture, index) => (
    <g key={picture.key}>
      {picture}
      <Disc n={index + 1} x={20} y={20} />
    </g>
  )),
  <Clock key="all" x={75} y={65} r={46} hour={4} minute={20} marked={20} />,
];

/** The five parts of a call, and the seconds that they take. */
const Wide = () => (
  <Scene signs>
    {cells.map((picture, index) => (
      <Cell key={picture.key} x={index * 162} width={150}>
        {picture}
      </Cell>
    ))}
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    {cells.map((picture, index) => (
      <Cell key={picture.key} x={(index % 2) * 156} y={Math.floor(index / 2) * 136} width={150}>
        {picture}
      </Cell>
    ))}
  </Scene>
);

export const twentySeconds = { width: 960, height: 130, draw: Wide, tall: { width: 306, height: 402, draw: Tall } };
