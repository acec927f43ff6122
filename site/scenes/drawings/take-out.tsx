import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** Where things are left in a car, by their middles. */
const places = [
  [372, 218],
  [300, 268],
  [214, 292],
  [78, 226],
] as const;

/** An old car cut open from the side, with its places to search, its tag, its screen and its plate. */
const TakeOut = () => (
  <Scene signs>
    <rect className="s-sky" width="560" height="360" rx="12" />
    <path className="s-road" d="M0 318H560V348Q560 360 548 360H12Q0 360 0 348Z" />
    <path
      className="s-rust"
      d="M14 296Q8 296 8 288V206Q8 196 20 194L112 186 158 124Q166 114 180 114H318Q330 114 340 122L420 184 530 198Q544 200 546 214V296Z"
    />
    <path className="s-paper" d="M40 286V214L124 204 170 142Q176 134 186 134H312Q322 134 330 140L402 198 396 286Z" />
    <path className="s-near" d="M40 286V266H396V286ZM396 286 402 198 424 200V286Z" />
    <path
      className="s-frame"
      d="M148 266 138 190Q136 180 146 180 156 180 160 190L172 232H216Q224 232 224 240V266ZM262 266 252 190Q250 180 260 180 270 180 274 190L286 232H330Q338 232 338 240V266Z"
    />
    <path className="s-near" d="M366 200H404L402 262H378Q366 236 366 200Z" />
    <path className="l-badge" strokeWidth="7" d="M352 236 340 204M346 220H360" />
    <path className="l-badge" strokeWidth="4" d="M330 140 402 198" />
    <path className="s-mark" d="M352 146 372 162 366 172 346 156Z" />
    <path className="s-mark" d="M360 184H386V200H360Z" />
    {places.map(([x, y]) => (
      <g key={x}>
        <circle className="s-paper" cx={x} cy={y} r="13" />
        <circle className="s-mark" cx={x} cy={y} r="9" />
      </g>
    ))}
    <path className="s-mark" d="M0 236H14V262H0ZM544 240H558V266H544Z" />
    <path className="s-well" d="M74 296A44 44 0 0 1 162 296ZM404 296A44 44 0 0 1 492 296Z" />
    <g className="s-tire">
      <circle cx="118" cy="298" r="36" />
      <circle cx="448" cy="298" r="36" />
    </g>
    <g className="s-rim-d">
      <circle cx="118" cy="298" r="20" />
      <circle cx="448" cy="298" r="20" />
    </g>
    <path className="l-badge" strokeWidth="3" d="M372 146 410 92M384 186 440 154M214 280 190 92M551 266V326" />
  </Scene>
);

export const takeOut: Drawing = {
  width: 560,
  height: 360,
  draw: TakeOut,
  labels: [
    { x: 150, y: 66, maxWidth: 260 },
    { x: 424, y: 62, maxWidth: 250 },
    { x: 556, y: 138, maxWidth: 160, align: 'end' },
    { x: 552, y: 340, maxWidth: 240, align: 'end' },
  ],
};
