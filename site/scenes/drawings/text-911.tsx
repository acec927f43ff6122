import type { ReactElement } from 'react';
import { CallBadge } from '../kit/call-badge.tsx';
import { Disc } from '../kit/disc.tsx';
import { House } from '../kit/house.tsx';
import { Pin } from '../kit/pin.tsx';
import { NotThisWay } from '../kit/verdict.tsx';
import { Scene } from '../scene.tsx';

/** What a text to 911 says, each on a ground 150 by 120. */
const lines: readonly ReactElement[] = [
  <g key="place">
    <path className="s-verge-d" d="M20 66 130 58V104H20Z" />
    <Pin x={76} y={84} scale={1.5} />
  </g>,
  <g key="town">
    <House x={14} y={100} scale={0.5} />
    <House x={70} y={100} scale={0.5} />
  </g>,
  <g key="cross">
    <path className="s-steel-d" d="M72 52h6v54h-6Z" />
    <path className="s-sign" d="M14 34H118V54H14Z" />
    <path className="s-sign" d="M44 14 136 26 134 42 42 30Z" />
    <path className="s-white" d="M26 41H104V47H26ZM56 22 122 31V35L56 27Z" />
  </g>,
];

/** A camera, 110 wide. */
const Camera = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="s-frame" x="-55" y="-30" width="110" height="72" rx="10" />
    <path className="s-frame" d="M-24-44H24L30-28H-30Z" />
    <circle className="s-rim-d" cy="6" r="25" />
    <circle className="s-glass" cy="6" r="17" />
    <NotThisWay x={48} y={-36} r={24} />
  </g>
);

const Line = ({ x, y, n, children }: { x: number; y: number; n: number; children: ReactElement }) => (
  <g transform={`translate(${x} ${y})`}>
    {children}
    <path className="s-line-d" d="M156 50H270V59H156ZM156 74H236V83H156Z" />
    <Disc n={n} x={20} y={24} />
  </g>
);

/** A message to 911 on a screen, and a picture that isn't sent. */
const Wide = () => (
  <Scene signs>
    <rect className="s-frame" width="760" height="260" rx="28" />
    <rect className="s-paper" x="14" y="14" width="732" height="232" rx="18" />
    <g transform="translate(104 50)scale(1.5)">
      <CallBadge to="911" x={0} y={0} />
    </g>
    <path className="s-sky" d="M34 96Q34 84 46 84H716Q728 84 728 96V214Q728 226 716 226H46Q34 226 34 214Z" />
    <g transform="translate(0 92)">
      {lines.map((line, index) => (
        <g key={line.key} transform={`translate(${50 + index * 228} 0)scale(.8)`}>
          <Line x={0} y={14} n={index + 1}>
            {line}
          </Line>
        </g>
      ))}
    </g>
    <Camera x={856} y={138} />
    <Disc n={4} x={856} y={216} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <rect className="s-frame" width="380" height="620" rx="34" />
    <rect className="s-paper" x="14" y="14" width="352" height="592" rx="22" />
    <g transform="translate(190 58)scale(1.5)">
      <CallBadge to="911" x={0} y={0} />
    </g>
    <rect className="s-sky" x="32" y="104" width="316" height="364" rx="18" />
    {lines.map((line, index) => (
      <Line key={line.key} x={48} y={108 + index * 118} n={index + 1}>
        {line}
      </Line>
    ))}
    <Camera x={220} y={542} />
    <Disc n={4} x={124} y={542} />
  </Scene>
);

export const text911 = { width: 960, height: 260, draw: Wide, tall: { width: 380, height: 620, draw: Tall } };
