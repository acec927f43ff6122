import { Group, Shadow, Wheel } from '../kit/parts.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A seat, seen from the side. */
const Seat = ({ x }: { x: number }) => (
  <path
    className="s-frame"
    transform={`translate(${x} 306)`}
    d="M4-16-10-84Q-12-94-2-95 8-95 11-86L26-30H74Q86-30 86-18V-8H8ZM12-8H26V0H12ZM62-8H76V0H62Z"
  />
);

/** An old car cut open from the side: glove box, screen, transponder, seats, trunk and plate. */
const TakeOut = () => (
  <Scene>
    <path className="s-sky" d="M0 0H560V372H0Z" />
    <Group y={-72}>
      <path className="s-near" d="M0 306Q150 280 320 300T560 288V360H0Z" />
      <path className="s-verge" d="M0 338H560V360H0Z" />
      <path className="s-road" d="M0 356H560V480H0Z" />
      <Shadow x={24} y={372} length={508} />
      <path
        className="s-rust"
        d="M34 336Q22 336 22 322V262Q22 248 36 246L128 238 176 166Q182 158 194 158H318Q330 158 338 166L398 240 512 254Q530 258 532 276V322Q532 336 518 336Z"
      />
      <path className="s-rust-d" d="M22 298H532V322Q532 336 518 336H34Q22 336 22 322Z" />
      <path className="s-mild" d="M56 312V264L136 256 188 178Q192 172 200 172H314Q322 172 328 178L380 246 388 312Z" />
      <path className="s-glass" d="M192 182H248V244H150ZM262 182H312L364 244H262Z" opacity=".28" />
      <path className="s-rust-d" d="M56 306H388V314H56ZM250 172H260V250H250Z" />
      <path
        className="s-plum"
        d="M66 306V282Q66 276 72 276H112Q118 276 118 282V306ZM84 276V270H100V276H96V273H88V276Z"
      />
      <Seat x={164} />
      <Seat x={268} />
      <path className="s-frame" d="M352 250H392V312H380Q376 280 352 276Z" />
      <path className="l-badge" strokeWidth="6" d="M352 292 340 256" />
      <path className="s-mark" d="M366 238 384 232 388 250 370 254ZM318 186 338 202 330 210 312 194Z" />
      <path className="s-steel" d="M400 262H492Q500 264 500 274V306H400Z" />
      <path className="s-steel-d" d="M412 272H444V300H412ZM454 276H488V284H454ZM454 290H488V298H454Z" />
      <path className="s-lamp" d="M512 262 530 268V284H516Z" />
      <path className="s-red" d="M22 262H32V284H22Z" />
      <path className="s-steel-d" d="M12 312H40V326H12ZM516 312H546V326H516Z" />
      <path className="s-white" d="M508 288H534V310H508Z" />
      <path className="s-mark" d="M511 291H531V296H511Z" />
      <path className="s-well" d="M72 330A46 46 0 0 1 164 330ZM400 330A46 46 0 0 1 492 330Z" />
      <Wheel x={118} y={334} r={37} />
      <Wheel x={446} y={334} r={37} />
    </Group>
  </Scene>
);

export const takeOut: Drawing = {
  width: 560,
  height: 372,
  draw: TakeOut,
  labels: [
    { x: 28, y: 56, align: 'start', to: [92, 216], via: [92, 56] },
    { x: 532, y: 46, align: 'end', to: [316, 120], via: [316, 46] },
    { x: 532, y: 100, align: 'end', to: [382, 159], via: [382, 100] },
    { x: 532, y: 326, align: 'end', to: [521, 240], via: [521, 326] },
  ],
};
