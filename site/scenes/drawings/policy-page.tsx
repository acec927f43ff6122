import type { ReactElement } from 'react';
import { Disc } from '../kit/disc.tsx';
import { Numeral } from '../kit/numeral.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

const handset =
  'M6 3.5h2.5l2 5L8 10a12 12 0 0 0 6 6l1.5-2.5 5 2V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z';

/** A tow truck without a color of its own. */
const Truck = ({ x }: { x: number }) => (
  <g style={{ filter: 'grayscale(1)' }}>
    <WheelLift work="towing" x={x} y={78} scale={0.44} />
  </g>
);

/** What three lines of a policy say, each on a ground 400 by 92. */
const lines: readonly ReactElement[] = [
  <g key="tow">
    <Truck x={128} />
    <Sedan paint="blue" x={54} y={80} scale={0.44} rotate={-8} />
    <Right x={330} y={46} r={22} />
  </g>,
  <g key="limit">
    <path className="s-road" d="M54 62H376V82H54Z" />
    <path className="l-chalk" strokeWidth="3" strokeDasharray="14 12" d="M62 72H370" />
    <path className="s-steel-d" d="M92 44H96V64H92ZM174 44H178V64H174Z" />
    <path className="s-sign" d="M82 18H106V48H82ZM164 18H188V48H164Z" />
    <Numeral className="l-white" value={1} x={94} y={33} />
    <Numeral className="l-white" value={2} x={176} y={33} />
    <path className="s-danger" d="M262 14H270V86H262Z" />
    <Way className="l-danger" d="M208 36H246" tip={[250, 36, 0]} />
    <path className="s-danger" opacity=".2" d="M270 56H376V88H270Z" />
  </g>,
  <g key="first">
    <circle className="s-mark" cx="92" cy="46" r="34" />
    <path className="s-paper" transform="translate(66 20)scale(2.15)" d={handset} />
    <Way className="l-badge" d="M142 46H196" tip={[202, 46, 0]} />
    <Truck x={228} />
  </g>,
];

/** A page of small print, 300 by 330, three of its lines marked. */
const Page = () => (
  <>
    <rect className="s-slip" width="300" height="330" rx="8" />
    <rect className="l-badge" width="300" height="330" rx="8" strokeWidth="3" />
    <path className="s-badge" d="M28 26H170V38H28Z" />
    <path
      className="s-line-d"
      d={[56, 72, 120, 136, 152, 200, 216, 232, 248, 296]
        .map((y, row) => `M28 ${y}H${[272, 240, 262, 272, 200, 268, 272, 230, 256, 180][row]}v7H28Z`)
        .join('')}
    />
    <path className="s-mark" opacity=".3" d="M20 88H280V112H20ZM20 168H280V192H20ZM20 264H280V288H20Z" />
    <path className="s-badge" d="M28 96H262V104H28ZM28 176H248V184H28ZM28 272H268V280H28Z" />
  </>
);

const Line = ({ x, y, n, children }: { x: number; y: number; n: number; children: ReactElement }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="s-sky" width="400" height="98" rx="12" />
    {children}
    <Disc n={n} x={26} y={26} r={19} />
  </g>
);

const Wide = () => (
  <Scene signs>
    <g transform="translate(60 8)">
      <Page />
    </g>
    <path className="l-mark" strokeWidth="3" d="M342 108H430V58H520M342 188H430V173H520M342 284H430V288H520" />
    {lines.map((line, index) => (
      <Line key={line.key} x={520} y={9 + index * 115} n={index + 1}>
        {line}
      </Line>
    ))}
  </Scene>
);

/** The same for phones: the lines under the page. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(50 6)">
      <Page />
    </g>
    {lines.map((line, index) => (
      <Line key={line.key} x={0} y={354 + index * 110} n={index + 1}>
        {line}
      </Line>
    ))}
    {[106, 186, 282].map((y, index) => (
      <Disc key={y} n={index + 1} x={330} y={y} r={17} />
    ))}
  </Scene>
);

export const policyPage = { width: 960, height: 346, draw: Wide, tall: { width: 400, height: 672, draw: Tall } };
