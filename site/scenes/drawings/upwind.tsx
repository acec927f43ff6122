import { Backdrop } from '../kit/backdrop.tsx';
import { Person } from '../kit/person.tsx';
import { TractorTrailer } from '../kit/tractor-trailer.tsx';
import { NotHere, Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** What leaks drifts with the wind: low, and longer than high. */
const cloud =
  'M214 346Q236 318 284 322 306 292 360 302 394 268 452 282 500 256 560 262V346Q480 338 420 346 320 352 214 346Z';

/** A trailer leaks, the wind carries it off to the right; people wait up the hill on the left. */
const Upwind = () => (
  <Scene signs>
    <Backdrop shift={420} horizon={258} />
    <path className="s-verge" d="M0 152Q90 140 160 190T300 300H560V384H0Z" />
    <path className="s-verge-d" d="M0 226Q80 220 150 256T300 312H0Z" />
    <path className="s-road" d="M0 308H560V384H0Z" />
    <path className="s-line" d="M0 314H560V317H0Z" />
    <ellipse className="s-shadow" cx="376" cy="345" rx="172" ry="4" />
    <TractorTrailer x={208} y={344} scale={0.41} />
    <path className="s-white" d="M250 282 270 302 250 322 230 302Z" />
    <path className="l-danger" strokeWidth="4" d="M250 286 266 302 250 318 234 302ZM250 295V304M250 309V310" />
    <path className="s-danger" opacity=".28" d={cloud} />
    <path className="s-danger" opacity=".6" d="M262 346Q300 338 346 348 320 356 290 354Z" />
    {[46, 88].map((y, row) => (
      <Way
        key={y}
        className="l-mark"
        d={`M${250 + row * 40} ${y}q40-22 80 0t80 0`}
        tip={[412 + row * 40, y - 1, -28]}
      />
    ))}
    <Person clothes="plum" look="long" x={48} y={176} scale={0.9} />
    <Person clothes="teal" look="short" x={84} y={182} scale={0.9} />
    <Right x={126} y={130} r={22} />
    <NotHere x={500} y={220} r={36} />
  </Scene>
);

export const upwind: Drawing = {
  width: 560,
  height: 384,
  draw: Upwind,
  labels: [
    { x: 480, y: 44, maxWidth: 120 },
    { x: 92, y: 62, tone: 'good', maxWidth: 170 },
    { x: 552, y: 160, align: 'end', tone: 'bad', maxWidth: 230 },
  ],
};
