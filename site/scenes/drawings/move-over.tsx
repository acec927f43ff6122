import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { Inset } from '../kit/inset.tsx';
import { Way } from '../kit/way.tsx';
import { WreckerAbove } from '../kit/wrecker-above.tsx';
import { Scene } from '../scene.tsx';

const size = [470, 272] as const;

/** Two lanes, and a tow truck on the shoulder with its lights flashing. */
const Stopped = ({ id }: { id: string }) => (
  <>
    <HighwayAbove length={470} width={272} lanes={[70, 140]} shoulder={76} />
    <WreckerAbove x={366} y={178} />
    <BeaconGlow x={396} y={178} r={70} id={id} className="" />
    <path className="l-danger" strokeWidth="3.5" d="M390 138 386 126M414 142 422 132M390 218 386 230M414 214 422 224" />
  </>
);

/** There is room in the next lane. */
const Over = () => (
  <>
    <Stopped id="a" />
    <CarAbove paint="blue" x={76} y={105} />
    <Way className="l-safe" width={8} d="M146 105H164Q204 105 226 70T290 35H400" tip={[412, 35, 0]} />
    <Disc n={1} x={36} y={246} r={19} />
  </>
);

/** There is none. */
const Slow = () => (
  <>
    <Stopped id="b" />
    <CarAbove paint="plum" x={96} y={35} />
    <CarAbove paint="teal" x={250} y={35} />
    <CarAbove paint="steel" x={404} y={35} />
    <CarAbove paint="blue" x={76} y={105} />
    <circle className="s-danger" opacity=".35" cx="18" cy="91" r="14" />
    <circle className="s-danger" opacity=".35" cx="18" cy="119" r="14" />
    <Way className="l-safe" width={8} dashed d="M150 105H206" tip={[220, 105, 0]} />
    <Disc n={2} x={36} y={246} r={19} />
  </>
);

/** What drivers do who come up on flashing lights: change lanes, or slow down. */
const Wide = () => (
  <Scene signs>
    <Inset width={470} of={size}>
      <Over />
    </Inset>
    <Inset x={490} width={470} of={size}>
      <Slow />
    </Inset>
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <Inset width={470} of={size}>
      <Over />
    </Inset>
    <Inset y={288} width={470} of={size}>
      <Slow />
    </Inset>
  </Scene>
);

export const moveOver = { width: 960, height: 272, draw: Wide, tall: { width: 470, height: 560, draw: Tall } };
