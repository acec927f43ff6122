import { Pictogram } from './pictogram.tsx';
import { Right } from './verdict.tsx';

/** Safe ground around `x`, `y`, 240 by 130, with the people who wait there. */
export const Waiting = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <ellipse className="s-safe" opacity=".2" rx="120" ry="64" />
    <ellipse className="l-safe" strokeWidth="3.5" strokeDasharray="12 9" rx="120" ry="64" />
    <Pictogram x={-34} y={44} scale={1.45} />
    <Pictogram x={12} y={44} scale={1.35} />
    <Pictogram x={52} y={44} scale={0.95} />
    <Right x={-82} y={4} r={20} />
  </g>
);
