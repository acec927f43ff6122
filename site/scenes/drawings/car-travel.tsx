import type { ReactNode } from 'react';
import { Sedan, Suv } from '../kit/cars.tsx';
import { Roadside } from '../kit/country.tsx';
import { Flatbed, Straps } from '../kit/flatbed.tsx';
import { Bar, Group, type Placement, Shadow, Wheel } from '../kit/parts.tsx';
import { DriveRing, TowedSedan } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';

/** Front- or rear-wheel drive: the drive wheels are up, the others roll. */
const TwoDrive = () => (
  <Scene>
    <Roadside y={136} shift={420} />
    <Shadow x={6} y={137} length={300} />
    <TowedSedan x={5} y={136} scale={0.94} />
  </Scene>
);

/** All-wheel drive: on the deck, all wheels marked. */
const AllDrive = () => (
  <OnDeck>
    <Suv x={38} />
    <Straps wheels={[76, 190]} />
    <DriveRing x={76} y={-18} r={18} />
    <DriveRing x={190} y={-18} r={18} />
  </OnDeck>
);

/** Electric: on the deck, with the wheel marked that the motor turns. */
const Electric = () => (
  <OnDeck>
    <Sedan paint="teal" x={34} />
    <Straps wheels={[71, 184]} />
    <path className="s-white" d="M132-40 117-24H126L122-10 138-28H129Z" />
    <DriveRing x={71} y={-17} r={17} />
  </OnDeck>
);

const OnDeck = ({ children }: { children: ReactNode }) => (
  <Scene>
    <Roadside y={136} shift={120} />
    <Shadow x={20} y={137} length={300} />
    <Flatbed x={20} y={136}>
      {children}
    </Flatbed>
  </Scene>
);

/** A low car climbs boards that are flatter than the tilted deck. */
const Low = () => (
  <Scene>
    <Roadside y={136} shift={600} />
    <Shadow x={8} y={137} length={270} />
    <g transform="translate(309 136)scale(1.2)">
      <path className="s-steel" d="M-196 0-60-14-106-2-104 0Z" />
      <path className="s-steel-d" d="M-196 0-106-9V0Z" />
      <Flatbed deck="tilted" />
      <Coupe x={-250} y={0} rotate={-4.6} />
    </g>
  </Scene>
);

/** A car whose front wheel is broken is winched up the tilted deck. */
const Stuck = () => (
  <Scene>
    <Roadside y={136} shift={20} />
    <Shadow x={6} y={137} length={300} />
    <g transform="translate(122 136)scale(.94)">
      <Flatbed deck="tilted">
        <Bar className="s-frame" from={[210, -18]} to={[252, -20]} width={3} />
        <Sedan paint="blue" x={26} isBroken />
      </Flatbed>
    </g>
  </Scene>
);

const sheet = { width: 300, height: 150 };

/** How a car has to travel, by its kind. */
export const carTravel = {
  'front-wheel-drive': { ...sheet, draw: TwoDrive },
  'all-wheel-drive': { ...sheet, draw: AllDrive },
  electric: { ...sheet, draw: Electric },
  low: { ...sheet, draw: Low },
  'no-rolling': { ...sheet, draw: Stuck },
};

/** A low coupe, 190 long and 46 high, heading right; its wheels are at 36 and 151. */
function Coupe(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-plum"
        d="M4-6Q1-7 1-13L3-27Q4-33 12-34L30-36C48-44 62-47 82-47 104-47 120-40 134-33 156-31 174-26 184-20Q189-17 189-10V-6Z"
      />
      <path className="s-plum-d" d="M2-20Q96-26 188-15L189-10V-6H4Q1-7 1-13ZM-3-40H26V-37H22L24-32H18L16-37H-3Z" />
      <path className="s-glass" d="M44-37Q60-43 80-43V-35H42ZM85-43Q104-42 120-33L85-35Z" />
      <path className="s-glass-d" d="M62-42 74-43 64-36H54ZM92-42 101-41 94-35H87Z" />
      <path className="s-plum-d" d="M82-35H83.5V-8H82ZM124-32 128-20H126.5L122-32Z" />
      <path className="s-well" d="M18-6A19 19 0 1 1 54-6ZM133-6A19 19 0 1 1 169-6ZM52-8H135V-4H52Z" />
      <path className="s-frame" d="M72-31H80V-29H72Z" />
      <path className="s-red" d="M3-29Q4-33 10-34L14-34Q12-28 6-27Z" />
      <path className="s-lamp" d="M168-26Q179-24 184-18L172-20Z" />
      <path className="s-roof" d="M30-36C44-44 62-47 82-47 104-47 120-40 134-33" />
      <Wheel x={36} y={-17} r={17} />
      <Wheel x={151} y={-17} r={17} />
    </Group>
  );
}
