import { Flatbed } from '../kit/flatbed.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Sitting } from '../kit/sitting.tsx';
import { Straps } from '../kit/straps.tsx';
import { NotThisWay, Right } from '../kit/verdict.tsx';
import { Scene } from '../scene.tsx';

/** A seat from behind, with somebody in it who wears a belt. */
const Seat = ({ x, clothes }: { x: number; clothes: string }) => (
  <g transform={`translate(${x} 0)`}>
    <circle className="s-skin" cy="-56" r="15" />
    <path className="s-frame" d="M-16-58Q-15-73 0-73T16-58Q11-64 0-64T-16-58Z" />
    <path className={`s-${clothes}`} d="M-28 20V-22Q-28-38-12-38H12Q28-38 28-22V20Z" />
    <path className="l-danger" strokeWidth="5" d="M-16-36 24 16" />
  </g>
);

/** The cab's seats, each with a belt, close up; nobody rides in the car on the deck. */
const SeatsAndBelts = () => (
  <Scene signs>
    <Roadside y={330} shift={120} sun={90} />
    <Shadow x={16} y={331} length={406} />
    <Flatbed x={20} y={330} scale={1.08}>
      <Sedan paint="plum" x={34} />
      <g transform="translate(34)">
        <Sitting />
      </g>
      <Straps wheels={[71, 184]} />
    </Flatbed>
    <NotThisWay x={146} y={176} r={24} />
    <path className="l-badge" strokeWidth="3.5" d="M372 224 402 168" />
    <rect className="s-paper" x="256" y="20" width="284" height="150" rx="16" />
    <rect className="s-far" x="264" y="28" width="268" height="134" rx="10" />
    <path
      className="s-well"
      d="M274 96Q274 84 286 84H342V158H274ZM352 84H438V158H352ZM448 84H510Q522 84 522 96V158H448Z"
    />
    <g transform="translate(0 140)">
      <Seat x={308} clothes="vest" />
      <Seat x={395} clothes="teal" />
      <Seat x={484} clothes="blue" />
    </g>
    <rect className="l-badge" x="256" y="20" width="284" height="150" rx="16" strokeWidth="3.5" />
    <Right x={532} y={30} r={22} />
  </Scene>
);

export const seatsAndBelts = { width: 560, height: 384, draw: SeatsAndBelts };
