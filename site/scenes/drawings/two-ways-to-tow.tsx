import { Roadside } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { Shadow } from '../kit/parts.tsx';
import { TowedSedan } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** A wheel-lift under a low ceiling, nearby: two wheels are up, the other two roll. */
const UnderTheCeiling = () => (
  <Scene>
    <g transform="translate(0 -66)scale(1.4)">
      <Garage y={208} />
      <Shadow x={26} y={209} length={428} />
      <TowedSedan paint="plum" x={26} y={208} scale={0.95} />
    </g>
  </Scene>
);

/** A flatbed on the open road carries a car. */
const NothingTouches = () => (
  <Scene>
    <Roadside y={208} shift={700} />
    <Shadow x={20} y={210} length={450} />
    <LoadedFlatbed load="sedan" x={14} y={208} scale={1.2} />
  </Scene>
);

/** The flatbed from nearby: straps hold the tires down. */
const TiedDown = () => (
  <Scene>
    <Roadside y={246} shift={700} />
    <Shadow x={-40} y={248} length={600} />
    <LoadedFlatbed load="suv" x={-60} y={246} scale={1.8} />
  </Scene>
);

const sheet = { width: 480, height: 260 };

/** The two kinds of trucks for a car, each where it is the better choice, and what holds a car on the second one. */
export const twoWaysToTow = {
  'under-the-ceiling': { ...sheet, draw: UnderTheCeiling },
  'nothing-touches': { ...sheet, draw: NothingTouches },
  'tied-down': { ...sheet, draw: TiedDown },
};

/** The inside of a parking garage, 640 wide: its floor at 0, its ceiling 152 above. */
function Garage({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path className="s-far" d="M0-400H640V200H0Z" />
      <path className="s-near" d="M0-92H640V-24H0Z" />
      <path className="s-pole" d="M0-400H640V-152H0ZM0-24H640V-14H0Z" />
      <path className="s-road" d="M70-152H106V-14H70ZM300-152H336V-14H300ZM530-152H566V-14H530ZM0-160H640V-152H0Z" />
      <path className="s-lamp" d="M150-151H250V-146H150ZM390-151H490V-146H390Z" />
      <path className="s-road" d="M0-14H640V200H0Z" />
      <path
        className="s-line"
        d="M30-14H34L14 20H8ZM214-14H218L206 20H200ZM398-14H402L398 20H392ZM582-14H586L590 20H584Z"
      />
    </g>
  );
}
