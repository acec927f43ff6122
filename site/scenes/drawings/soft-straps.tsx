import { Motorcycle } from '../kit/cars.tsx';
import { Backdrop } from '../kit/country.tsx';
import { Bar } from '../kit/parts.tsx';
import { NotThisWay } from '../kit/where-people-are.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A soft loop around the frame. */
const Loop = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle className="l-paper" cx={x} cy={y} r="11" strokeWidth="10" />
    <circle className="l-mark" cx={x} cy={y} r="11" strokeWidth="6" />
  </>
);

/** A motorcycle upright on the deck: its wheel in a chock, straps from its frame to the deck before and behind it. */
const SoftStraps = () => (
  <Scene signs>
    <g transform="translate(0 22)">
      <Backdrop shift={300} horizon={300} />
      <path className="s-road" d="M0 334H560V464H0Z" />
      <path className="s-steel" d="M0 306H560V320H0Z" />
      <path className="s-steel-d" d="M0 320H560V344H0ZM528 150H548V306H528Z" />
      <path className="s-steel" d="M520 150H532V306H520Z" />
      <path className="s-red" d="M30 328H60V336H30ZM190 328H220V336H190ZM480 328H510V336H480Z" />
      <path className="s-frame" d="M318 306V296H470V306ZM322 300 340 246 350 300ZM424 300 446 232 460 300Z" />
      <Motorcycle x={108} y={302} scale={3.7} />
      <Bar className="s-red" from={[330, 172]} to={[500, 306]} width={8} />
      <Bar className="s-red" from={[186, 218]} to={[48, 306]} width={8} />
      <path className="s-frame" d="M488 300H514V310H488ZM36 300H62V310H36Z" />
      <Loop x={330} y={172} />
      <Loop x={186} y={218} />
      <NotThisWay x={296} y={124} r={20} />
    </g>
  </Scene>
);

export const softStraps: Drawing = {
  width: 560,
  height: 464,
  draw: SoftStraps,
  labels: [
    { x: 534, y: 400, maxWidth: 228, align: 'end', to: [446, 314], via: [446, 400] },
    { x: 26, y: 400, maxWidth: 252, align: 'start', to: [98, 298], via: [98, 400] },
    { x: 504, y: 62, maxWidth: 280, align: 'end', isSign: true, to: [296, 126], via: [296, 62] },
  ],
};
