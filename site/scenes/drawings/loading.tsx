import { Sedan } from '../kit/cars.tsx';
import { Treeline } from '../kit/country.tsx';
import { FlatbedBody, FlatbedDeck, Straps } from '../kit/flatbed.tsx';
import { Shadow } from '../kit/parts.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing, Film } from './artboard.ts';

const onRoad = 'translate(295 172)scale(.89)';

/** The road, and a flatbed without its deck. */
const Ground = () => (
  <Scene>
    <path className="s-sky" d="M0 0H640V200H0Z" />
    <path className="s-far" d="M0 86C90 94 170 96 250 84S500 48 640 56V140H0Z" />
    <path className="s-near" d="M0 110C120 96 260 100 380 112S560 118 640 104V140H0Z" />
    <Treeline x={96} y={138} heights={[26, 38, 30]} />
    <Treeline x={266} y={138} heights={[30, 44, 58, 36, 48, 40, 54]} />
    <path className="s-verge" d="M0 134H640V148H0Z" />
    <path className="s-road" d="M0 146H640V200H0Z" />
    <path className="s-line" d="M0 152H640V154H0Z" />
    <g transform={onRoad}>
      <Shadow x={2} y={2} length={372} />
      <FlatbedBody />
    </g>
  </Scene>
);

const car = { width: 194, height: 64 };

const Car = () => (
  <Scene>
    <Sedan paint="teal" x={1} y={car.height - 1} />
  </Scene>
);

/** The car, and the deck with its lift, cable and straps. The style sheet of `Film` moves them. */
const Moving: Film['draw'] = ({ fileOf }) => (
  <g transform={onRoad}>
    <g className="film__shadow">
      <Shadow x={0} y={1} length={192} />
    </g>
    <FlatbedDeck deck="moving">
      <path className="s-frame film__cable" d="M0-1.5H300V1.5H0Z" />
      <g className="film__straps">
        <Straps wheels={[71, 184]} />
      </g>
    </FlatbedDeck>
    <image className="film__car" href={fileOf('loading-car')} x={-1} y={1 - car.height} {...car} />
  </g>
);

/** How a car is loaded, in three steps, and the car that moves there. */
export const loading = {
  loading: {
    width: 640,
    height: 200,
    draw: Ground,
    film: {
      draw: Moving,
      steps: [
        { name: 'down', left: 0 },
        { name: 'up', left: 110 },
        { name: 'home', left: 275 },
      ],
    },
  },
  'loading-car': { ...car, draw: Car },
} satisfies Readonly<Record<string, Drawing>>;
