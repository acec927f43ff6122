import type { ReactElement } from 'react';
import { Disc } from '../kit/disc.tsx';
import { Gantry } from '../kit/gantry.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

/** A box truck of the fleet's own color, broken down, 220 long around its middle. */
const BoxTruck = () => (
  <>
    <path className="s-shadow" d="M-106-30H100Q116-20 116 4 116 38 100 40H-106Z" />
    <path className="s-tire" d="M-84-38H-50V38H-84ZM64-36H90V36H64Z" />
    <path className="s-rim" d="M-108-34H50V34H-108Z" />
    <path className="s-blue" d="M-108-10H50V10H-108Z" />
    <path className="s-blue-d" d="M56-32H92Q110-30 110-12V12Q110 30 92 32H56Z" />
    <path className="s-blue" d="M56-26H90Q104-24 104-10V10Q104 24 90 26H56Z" />
    <path className="s-glass" d="M82-25Q94-22 96 0 94 22 82 25 88 0 82-25Z" />
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(1 ${side})`}>
        <circle className="s-danger" opacity=".3" cx="-106" cy="30" r="15" />
        <circle className="s-danger" opacity=".3" cx="106" cy="26" r="15" />
        <circle className="s-red" cx="-106" cy="30" r="6" />
        <circle className="s-red" cx="106" cy="26" r="6" />
      </g>
    ))}
  </>
);

const permit = (
  <>
    <path className="s-sky" d="M-22-28H12L22-18V28H-22Z" />
    <path className="l-badge" strokeWidth="2.5" d="M-22-28H12L22-18V28H-22Z" />
    <path className="s-line-d" d="M-14-14H4V-9H-14ZM-14-3H14V2H-14Z" />
    <circle className="s-safe" cx="8" cy="16" r="11" />
    <path className="l-paper" strokeWidth="3" d="M3 16 7 20 14 12" />
  </>
);
const list = (
  <>
    <path className="s-sky" d="M-22-28H12L22-18V28H-22Z" />
    <path className="l-badge" strokeWidth="2.5" d="M-22-28H12L22-18V28H-22Z" />
    <path className="s-line-d" d="M-14-16H4V-11H-14ZM-14 12H14V17H-14Z" />
    <path className="s-amber" d="M-16-5H16V6H-16Z" />
  </>
);
const phone = (
  <>
    <rect className="s-frame" x="-18" y="-30" width="36" height="60" rx="7" />
    <path className="s-white" d="M-14-22H14V20H-14Z" />
    <path className="l-ink" strokeWidth="3.5" d="M-4-12-7 10M6-12 3 10M-9-5H9M-10 4H8" />
  </>
);

interface Choice {
  paint: 'amber' | 'blue' | 'teal';
  paper: ReactElement;
}

const choices: readonly Choice[] = [
  { paint: 'blue', paper: permit },
  { paint: 'amber', paper: list },
  { paint: 'teal', paper: phone },
];

/** One who may come, on a ground 270 by 130. */
const Comer = ({ x, y, n, paint, paper }: Choice & { x: number; y: number; n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect className="s-paper" width="270" height="116" rx="14" />
    <rect className="l-badge" width="270" height="116" rx="14" strokeWidth="3" />
    <WreckerAbove paint={paint} x={188} y={58} scale={0.8} />
    <g transform="translate(76 58)">{paper}</g>
    <Disc n={n} x={24} y={24} />
  </g>
);

/** A truck on the shoulder of a toll road, and the three who may tow it. */
const Wide = () => (
  <Scene signs>
    <HighwayAbove length={960} width={450} lanes={[72, 144]} shoulder={92} />
    <g transform="translate(120)">
      <Gantry width={156} />
    </g>
    <TreesAbove
      at={[
        [40, 292, 22],
        [930, 284, 20],
      ]}
    />
    <Way d="M190 36H270" tip={[270, 36, 0]} />
    <Way d="M190 108H270" tip={[270, 108, 0]} />
    <g transform="translate(480 190)">
      <BoxTruck />
    </g>
    {choices.map((choice, index) => (
      <g key={index}>
        <Way
          className="l-badge"
          dashed
          width={5}
          d={`M${165 + index * 315} 314V276H${420 + index * 60}V254`}
          tip={[420 + index * 60, 246, -90]}
        />
        <Comer x={30 + index * 315} y={318} n={index + 1} {...choice} />
      </g>
    ))}
  </Scene>
);

/** The same for phones: the road upright, the three beside it. */
const Tall = () => (
  <Scene signs>
    <g transform="translate(0 560)rotate(-90)">
      <HighwayAbove length={560} width={480} lanes={[50]} shoulder={88} />
      <g transform="translate(60)scale(1 .62)">
        <Gantry width={100} />
      </g>
      <g transform="translate(290 94)">
        <BoxTruck />
      </g>
    </g>
    <Way d="M25 440V370" tip={[25, 370, -90]} />
    {choices.map((choice, index) => (
      <g key={index}>
        <Comer x={196} y={64 + index * 160} n={index + 1} {...choice} />
        <Way
          className="l-badge"
          dashed
          width={5}
          d={`M190 ${122 + index * 160}H174V${210 + index * 60}H154`}
          tip={[144, 210 + index * 60, 180]}
        />
      </g>
    ))}
  </Scene>
);

export const tollRoadTows = { width: 960, height: 450, draw: Wide, tall: { width: 480, height: 560, draw: Tall } };
