import { Arrow } from '../kit/arrow.tsx';
import { Chassis } from '../kit/chassis.tsx';
import { Scene } from '../scene.tsx';

type Spot = { x: number; y: number };

/** Three cars from above, side by side. */
const Wide = () => (
  <Scene signs>
    <path className="s-road" d="M0 0H960V200H0Z" />
    <path className="s-line" d="M318 0H322V200H318ZM638 0H642V200H638Z" />
    <ByTheNose x={146} y={100} />
    <ByTheTail x={466} y={100} />
    <WithDollies x={786} y={100} />
  </Scene>
);

/** The same, one below the other, for phones. */
const Tall = () => (
  <Scene signs>
    <path className="s-road" d="M0 0H340V540H0Z" />
    <path className="s-line" d="M0 178H340V182H0ZM0 358H340V362H0Z" />
    <ByTheNose x={166} y={90} />
    <ByTheTail x={166} y={270} />
    <WithDollies x={166} y={450} />
  </Scene>
);

/** Front-wheel drive: the front wheels on the lift, the rear ones roll. */
const ByTheNose = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <Lift />
    <Chassis drive="front" x={0} y={0} />
    <Rolls />
  </g>
);

/** Rear-wheel drive: the rear wheels on the lift, the front ones roll. */
const ByTheTail = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <Lift />
    <Chassis drive="rear" x={0} y={0} flip />
    <Rolls />
  </g>
);

/** All-wheel drive: two wheels on the lift, the other two on a dolly. */
const WithDollies = ({ x, y }: Spot) => (
  <g transform={`translate(${x} ${y})`}>
    <Lift />
    <path className="s-frame" d="M-88-56H-80V56H-88ZM-40-56H-32V56H-40ZM-88-52H-32V-48H-88ZM-88 48H-32V52H-88Z" />
    <path className="s-steel-d" d="M-94-64H-74V-55H-94ZM-46-64H-26V-55H-46ZM-94 55H-74V64H-94ZM-46 55H-26V64H-46Z" />
    <Chassis drive="all" x={0} y={0} />
  </g>
);

/** The company's lift under the right pair of wheels, its arm held by the truck. */
const Lift = () => (
  <>
    <path className="s-amber-d" d="M92-8H146V8H92Z" />
    <path className="s-amber" d="M146-46H172V46H146Z" />
    <path className="s-frame" d="M140-48H146V48H140Z" />
    <path className="s-red" d="M140-46H146V-30H140ZM140 30H146V46H140Z" />
    <path className="s-frame" d="M84-54H92V54H84ZM34-54H92V-48H34ZM34 48H92V54H34ZM34-54H40V-30H34ZM34 30H40V54H34Z" />
  </>
);

/** The left pair of wheels rolls. */
const Rolls = () => (
  <>
    <Arrow from={[-96, -62]} to={[-30, -62]} />
    <Arrow from={[-96, 62]} to={[-30, 62]} />
  </>
);

export const drivenAxles = { width: 960, height: 200, draw: Wide, tall: { width: 340, height: 540, draw: Tall } };
