import { Flatbed } from '../kit/flatbed.tsx';
import { Garage } from '../kit/garage.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Straps } from '../kit/straps.tsx';
import { TowedSedan } from '../kit/towed-sedan.tsx';
import { Scene } from '../scene.tsx';

/** A wheel-lift under a low ceiling, seen from near: two wheels up, the other two roll. */
const UnderTheCeiling = () => (
  <Scene signs>
    <Garage y={208} />
    <Shadow x={34} y={209} length={600} />
    <TowedSedan x={24} y={208} scale={1.5} />
  </Scene>
);

/** A flatbed on the open road carries a car that has a broken wheel. */
const NothingTouches = () => (
  <Scene signs>
    <Roadside y={208} shift={700} />
    <Shadow x={20} y={210} length={450} />
    <g transform="translate(14 208)scale(1.2)">
      <Flatbed>
        <Sedan paint="blue" x={34} front="broken" />
        <Straps wheels={[71]} />
      </Flatbed>
    </g>
  </Scene>
);

const sheet = { width: 480, height: 260 };

/** The two kinds of trucks for a car, each where it is the better one. */
export const twoWaysToTow = {
  'under-the-ceiling': { ...sheet, draw: UnderTheCeiling },
  'nothing-touches': { ...sheet, draw: NothingTouches },
};
