import { Pictogram } from './pictogram.tsx';

interface Spot {
  x: number;
  y: number;
  r?: number;
}

/** This is right: a check in a round sign. */
export const Right = ({ x, y, r = 18 }: Spot) => (
  <g transform={`translate(${x} ${y})scale(${r / 18})`}>
    <circle className="s-safe" r="18" />
    <circle className="l-paper" r="18" strokeWidth="2.5" />
    <path className="l-paper" strokeWidth="4.5" d="M-8 .5-2.5 6.5 8.5-6" />
  </g>
);

/** Nobody stands here: a standing person, crossed out, on a sign that is white by night, too. */
export const NotHere = ({ x, y, r = 30 }: Spot) => (
  <g transform={`translate(${x} ${y})scale(${r / 24})`}>
    <circle className="s-white" r="27" />
    <Pictogram color="ink" y={17} scale={0.58} />
    <circle className="l-ban" r="22.5" strokeWidth="4.5" />
    <path className="l-ban" strokeWidth="4.5" d="M-15-15 15 15" />
  </g>
);

/** This is wrong: a cross in a round sign. */
export const NotThisWay = ({ x, y, r = 18 }: Spot) => (
  <g transform={`translate(${x} ${y})scale(${r / 18})`}>
    <circle className="s-ban" r="18" />
    <circle className="l-paper" r="18" strokeWidth="2.5" />
    <path className="l-white" strokeWidth="4.5" d="M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5" />
  </g>
);
