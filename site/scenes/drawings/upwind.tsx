import { Backdrop } from '../kit/country.tsx';
import { Way } from '../kit/from-above.tsx';
import { TractorTrailer } from '../kit/trucks.tsx';
import { NotHere, Pictogram, Right } from '../kit/where-people-are.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A tank leaks, and the wind carries it off to the right; people wait on a hill at the left. */
const Upwind = () => (
  <Scene signs>
    <Backdrop shift={420} horizon={318} />
    <path className="s-verge" d="M0 316H560V480H0Z" />
    <path className="s-road" d="M0 368H560V424H0Z" />
    <path className="s-line" d="M0 373H560V376H0Z" />
    <ellipse className="s-shadow" cx="396" cy="401" rx="158" ry="4" />
    <TractorTrailer x={240} y={400} scale={0.375} />
    <path className="s-white" d="M280 338 300 358 280 378 260 358Z" />
    <path className="l-danger" strokeWidth="4" d="M280 342 296 358 280 374 264 358ZM280 351V360M280 365V366" />
    <path
      className="l-danger"
      strokeWidth="5"
      d="M292 340q28-26 56-8t56-8 56-8M330 312q28-26 56-8t56-8 56-8M368 284q28-26 56-8"
    />
    <Way className="l-mark" d="M200 200q40-22 80 0t80 0" tip={[362, 199, -28]} />
    <Way className="l-mark" d="M240 252q40-22 80 0t80 0" tip={[402, 251, -28]} />
    <path className="s-verge-d" d="M0 306Q60 282 124 300 200 324 260 424 280 458 320 480H0Z" />
    <Pictogram x={52} y={306} scale={1.7} />
    <Pictogram x={104} y={308} scale={1.6} />
    <Right x={152} y={206} r={20} />
    <NotHere x={492} y={264} r={38} />
  </Scene>
);

export const upwind: Drawing = {
  width: 560,
  height: 452,
  draw: Upwind,
  labels: [
    { x: 252, y: 120, to: [252, 191] },
    { x: 26, y: 56, align: 'start', tone: 'good', isSign: true, to: [152, 186], via: [152, 56] },
    { x: 534, y: 146, align: 'end', tone: 'bad', isSign: true, to: [492, 226], via: [492, 146] },
  ],
};
