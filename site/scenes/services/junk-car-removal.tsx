import { RoadScene } from '../kit/country.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Bar, Group, type Placement, Shadow, Wheel } from '../kit/parts.tsx';

/** An old car is winched onto the tilted deck of the flatbed. */
export default function JunkCarRemovalScene() {
  return (
    <RoadScene shift={20} sun={330}>
      <Shadow x={50} y={302} length={570} />
      <BeaconGlow id="junk-glow" x={537} y={165} r={110}>
        <Flatbed x={190} y={300} scale={1.2} deck="tilted">
          <Bar className="s-steel-d" from={[206, -20]} to={[252, -26]} width={2} />
          <JunkCar x={16} />
        </Flatbed>
      </BeaconGlow>
    </RoadScene>
  );
}

/** An old boxy sedan, 192 long, heading right: rust, a door of another car, the front wheel gone. */
function JunkCar(placement: Placement) {
  return (
    <Group {...placement}>
      <path
        className="s-rust"
        d="M3-12Q1-12 1-16V-36Q1-40 6-41L40-43 54-60Q57-63 62-63H102Q107-63 110-60L130-43 184-39Q189-38 190-33V-12Z"
      />
      <path className="s-rust-d" d="M1-26H190V-12H3Q1-12 1-16Z" />
      <path className="s-glass" d="M59-57H79V-43H48ZM86-57H103L120-43H86Z" />
      <path className="s-steel-d" d="M83-42H128V-14H83Z" />
      <path className="s-steel" d="M83-42H128V-28H83Z" />
      <path className="s-frame" d="M89-38h9v3h-9Z" />
      <path className="s-rust-d" d="M140-42 150-35 164-40 158-30 142-33Z" />
      <path className="s-well" d="M18-12A20 20 0 1 1 56-12ZM132-12A20 20 0 1 1 170-12Z" />
      <path className="s-steel-d" d="M-2-24H8V-18H-2ZM180-24H194V-18H180Z" />
      <path className="s-red" d="M1-38H5V-28H1Z" />
      <path className="s-ink" d="M180-37H188V-28H180Z" />
      <path className="s-roof" d="M40-43 54-60Q57-63 62-63H102Q107-63 110-60L130-43" />
      <Wheel x={37} y={-16} r={16} />
      <circle className="s-steel-d" cx="151" cy="-16" r="9" />
      <circle className="s-frame" cx="151" cy="-16" r="4" />
    </Group>
  );
}
