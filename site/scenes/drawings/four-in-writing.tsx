import type { ReactElement } from 'react';
import { Clock } from '../kit/clock.tsx';
import { Disc } from '../kit/disc.tsx';
import { Pin } from '../kit/pin.tsx';
import { WheelLift } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** What is written down, each over a line 210 wide. */
const notes: readonly ReactElement[] = [
  <g key="company" style={{ filter: 'grayscale(1)' }}>
    <WheelLift work="driving" x={20} y={128} scale={0.6} />
    <path className="s-white" d="M86 92H126V106H86Z" />
  </g>,
  <g key="yard">
    <path
      className="s-steel-d"
      d="M24 128V84h5v44ZM64 128V84h5v44ZM104 128V84h5v44ZM144 128V84h5v44ZM182 128V84h5v44Z"
    />
    <path className="l-badge" strokeWidth="2.5" d="M26 92H184M26 106H184M26 120H184" />
    <Pin x={106} y={92} scale={1.3} />
  </g>,
  <g key="owed">
    <path className="s-safe" d="M38 58H172V126H38Z" />
    <path className="s-white" d="M45 65H165V119H45Z" />
    <circle className="s-safe" cx="105" cy="92" r="22" />
    <path
      className="l-white"
      strokeWidth="4.5"
      d="M113 84Q110 79 104 79 96 79 96 85.5 96 91 105 92 114 93 114 99 114 105 105 105 98 105 95 100M105 74V110"
    />
  </g>,
  <g key="when">
    <Clock x={106} y={88} r={42} hour={9} />
  </g>,
];

const Note = ({
  x,
  y,
  n,
  turn,
  children,
}: {
  x: number;
  y: number;
  n: number;
  turn: number;
  children: ReactElement;
}) => (
  <g transform={`translate(${x} ${y})rotate(${turn} 105 110)`}>
    <rect className="s-slip" width="210" height="220" rx="8" />
    <rect className="l-badge" width="210" height="220" rx="8" strokeWidth="2.5" />
    {children}
    <path className="s-line-d" d="M26 158H184V166H26ZM26 182H140V190H26Z" />
    <path className="l-mark" strokeWidth="4" d="M28 154q10-14 16 0t18-4 22 2 20-4 24 4" />
    <Disc n={n} x={30} y={32} r={20} />
  </g>
);

/** Four notes side by side. */
const Wide = () => (
  <Scene signs>
    {notes.map((note, index) => (
      <Note key={note.key} x={16 + index * 240} y={16} n={index + 1} turn={index % 2 ? 1.6 : -1.6}>
        {note}
      </Note>
    ))}
  </Scene>
);

/** The same for phones, two and two. */
const Tall = () => (
  <Scene signs>
    {notes.map((note, index) => (
      <Note
        key={note.key}
        x={12 + (index % 2) * 234}
        y={12 + Math.floor(index / 2) * 240}
        n={index + 1}
        turn={index % 3 ? 1.4 : -1.4}
      >
        {note}
      </Note>
    ))}
  </Scene>
);

export const fourInWriting = { width: 960, height: 252, draw: Wide, tall: { width: 468, height: 484, draw: Tall } };
