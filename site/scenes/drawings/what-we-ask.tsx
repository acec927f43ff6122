import { Backdrop } from '../kit/backdrop.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Treeline } from '../kit/treeline.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A car has come to rest down a bank: what leaks, what went off, what is crooked, what is close by. */
const WhatWeAsk = () => (
  <Scene signs>
    <Backdrop shift={600} horizon={210} />
    <path className="s-verge" d="M0 176H130Q210 200 260 280T560 330V404H0Z" />
    <path className="s-verge-d" d="M0 214H110Q190 240 240 330T560 366V404H0Z" />
    <path className="s-road" d="M0 170H118L138 190H0Z" />
    <path className="s-steel" d="M0 142H96V152H0Z" />
    <path className="s-frame" d="M20 152h7v20h-7ZM76 152h7v20h-7Z" />
    <path className="s-frame" d="M506 40h11v292h-11ZM470 62H552V70H470Z" />
    <path className="l-badge" strokeWidth="3" d="M0 44Q240 92 478 62M0 28Q270 78 546 62" />
    <Treeline x={400} y={334} heights={[70, 96]} />
    <path className="s-danger" opacity=".55" d="M360 352Q410 336 470 350 440 370 390 366Z" />
    <path className="s-danger" d="M398 330q-8 12 0 16 9-4 0-16ZM418 326q-7 11 0 15 8-4 0-15Z" />
    <g transform="translate(150 286)rotate(16)scale(1.5)">
      <Sedan paint="blue" front="broken" />
      <path className="s-white" d="M96-51Q108-54 120-45 110-40 98-44Z" />
      <circle className="s-white" cx="112" cy="-46" r="6.5" />
      <path className="s-lamp" d="M66-36 54-20H62L58-8 72-24H64L70-36Z" />
    </g>
    <path className="l-badge" strokeWidth="3" d="M318 256 330 190M236 330 176 352" />
  </Scene>
);

export const whatWeAsk: Drawing = {
  width: 560,
  height: 404,
  draw: WhatWeAsk,
  labels: [
    { x: 552, y: 382, maxWidth: 300, align: 'end' },
    { x: 330, y: 176, maxWidth: 360 },
    { x: 8, y: 346, maxWidth: 236, align: 'start' },
    { x: 250, y: 108, maxWidth: 360 },
  ],
};
