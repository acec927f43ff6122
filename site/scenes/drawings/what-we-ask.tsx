import { Backdrop } from '../kit/backdrop.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** The slope from the road's edge down to the ground. */
const slope = { x: 236, y: 316, angle: 17 };

/** A car has come to rest down a bank: what leaks, what went off, what is crooked, what is close by. */
const WhatWeAsk = () => (
  <Scene signs>
    <Backdrop shift={600} horizon={262} />
    <path className="s-verge" d="M0 262H560V540H0Z" />
    <path className="s-frame" d="M486 132h11v272h-11ZM446 150H538V158H446ZM450 142h6v8h-6ZM528 142h6v8h-6Z" />
    <path className="l-badge" strokeWidth="2" d="M0 96Q240 172 453 142M531 142Q548 146 560 144" />
    <path className="s-verge-d" d="M0 286H150Q200 292 250 318L440 386Q470 396 560 396V540H0Z" />
    <path className="s-road" d="M0 274H148L172 290H0Z" />
    <path className="s-line" d="M0 277H150L154 280H0Z" />
    <path className="s-steel-d" d="M24 258h6v18h-6ZM88 258h6v18h-6Z" />
    <path className="s-steel" d="M0 250H112V261H0Z" />
    <path className="s-danger" opacity=".5" d="M436 392Q470 380 516 392 520 404 480 406 440 404 436 392Z" />
    <path className="s-danger" d="M462 366q-8 12 0 17 9-5 0-17ZM484 374q-7 11 0 15 8-4 0-15Z" />
    <g transform={`translate(${slope.x} ${slope.y})rotate(${slope.angle})scale(1.28)`}>
      <ellipse className="s-shadow" cx="94" cy="3" rx="104" ry="5" />
      <Sedan paint="blue" front="broken" />
      <path className="s-white" d="M96-51Q108-54 120-45 110-40 98-44Z" />
      <circle className="s-white" cx="112" cy="-46" r="6.5" />
    </g>
  </Scene>
);

export const whatWeAsk: Drawing = {
  width: 560,
  height: 540,
  draw: WhatWeAsk,
  labels: [
    { x: 534, y: 492, align: 'end', to: [484, 396] },
    { x: 534, y: 206, align: 'end', to: [396, 300], via: [396, 206] },
    { x: 26, y: 448, align: 'start', maxWidth: 250, to: [424, 366], via: [372, 448] },
    { x: 26, y: 66, align: 'start', maxWidth: 260, to: [322, 151], via: [322, 66] },
  ],
};
