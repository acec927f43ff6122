import { Backdrop } from '../kit/backdrop.tsx';
import { CallBadge } from '../kit/call-badge.tsx';
import { Person } from '../kit/person.tsx';
import { TractorTrailer } from '../kit/tractor-trailer.tsx';
import { NotHere, Right } from '../kit/verdict.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';

/** What leaks drifts with the wind: each puff by its middle and its size. */
const puffs = [
  [300, 330, 18],
  [340, 312, 26],
  [392, 296, 34],
  [452, 272, 44],
  [520, 244, 56],
] as const;

/** A trailer leaks, the wind carries it off to the right; people wait up the hill on the left. */
const Upwind = () => (
  <Scene signs>
    <Backdrop shift={420} sun={470} horizon={258} />
    <path className="s-verge" d="M0 152Q90 140 160 190T300 300H560V384H0Z" />
    <path className="s-verge-d" d="M0 226Q80 220 150 256T300 312H0Z" />
    <path className="s-road" d="M0 308H560V384H0Z" />
    <path className="s-line" d="M0 314H560V317H0Z" />
    <TractorTrailer x={208} y={344} scale={0.41} />
    <path className="s-white" d="M250 282 270 302 250 322 230 302Z" />
    <path className="l-danger" strokeWidth="4" d="M250 286 266 302 250 318 234 302ZM250 295V304M250 309V310" />
    <path className="s-danger" opacity=".6" d="M262 344Q300 334 346 346 320 354 290 352Z" />
    {puffs.map(([x, y, r]) => (
      <circle key={x} className="s-danger" opacity=".24" cx={x} cy={y} r={r} />
    ))}
    {[46, 88].map((y, row) => (
      <Way
        key={y}
        className="l-mark"
        d={`M${210 + row * 40} ${y}q40-22 80 0t80 0`}
        tip={[372 + row * 40, y - 1, -28]}
      />
    ))}
    <Person clothes="plum" x={52} y={176} scale={0.86} />
    <Person clothes="teal" x={84} y={182} scale={0.86} />
    <Right x={34} y={86} r={22} />
    <CallBadge to="911" x={104} y={86} />
    <NotHere x={512} y={196} r={28} />
  </Scene>
);

export const upwind = { width: 560, height: 384, draw: Upwind };
