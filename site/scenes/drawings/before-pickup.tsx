import { Suv } from '../kit/cars.tsx';
import { Shadow } from '../kit/parts.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A car before a long tow: roof box open and empty, transponder, fuel door, and the frame of a photo. */
const BeforePickup = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H560V480H0Z" />
    <path className="s-near" d="M0 316Q150 286 320 308T560 296V370H0Z" />
    <path className="s-verge" d="M0 346H560V372H0Z" />
    <path className="s-road" d="M0 364H560V480H0Z" />
    <Shadow x={58} y={381} length={446} />
    <Suv x={62} y={380} scale={2.3} />
    <path className="s-steel-d" d="M150 200H162V210H150ZM266 200H278V210H266Z" />
    <path className="s-frame" d="M130 182H298Q296 204 280 204H150Q132 204 130 182Z" />
    <path className="s-steel" d="M124 178H304V186H124Z" />
    <path className="s-frame" d="M304 180 164 122Q150 118 145 130L140 144 290 186Z" />
    <path className="s-mark" d="M322 238 340 254 331 263 313 247Z" />
    <path className="s-teal-d" d="M92 284H116V308H92Z" />
    <path className="l-mark" strokeWidth="5" d="M44 148V118H74M482 118H512V148M512 362V392H482M74 392H44V362" />
  </Scene>
);

export const beforePickup: Drawing = {
  width: 560,
  height: 480,
  draw: BeforePickup,
  labels: [
    { x: 532, y: 64, align: 'end', maxWidth: 230, to: [327, 240], via: [327, 64] },
    { x: 28, y: 64, align: 'start', maxWidth: 250, to: [200, 144], via: [200, 64] },
    { x: 28, y: 436, align: 'start', to: [104, 296], via: [104, 436] },
    { x: 532, y: 436, align: 'end', isSign: true, to: [496, 392], via: [496, 436] },
  ],
};
