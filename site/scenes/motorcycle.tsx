import { Motorcycle } from './kit/cars.tsx';
import { RoadScene } from './kit/country.tsx';
import { Flatbed } from './kit/flatbed.tsx';
import { BeaconGlow, HeadlightBeam } from './kit/light.tsx';
import { Shadow } from './kit/parts.tsx';

/** A motorcycle, strapped upright on the deck of the flatbed. */
export default function MotorcycleScene() {
  return (
    <RoadScene shift={500} sun={200}>
      <Shadow x={-120} y={304} length={750} />
      <HeadlightBeam id="motorcycle-beam" x={598} y={188} length={120} drop={100} />
      <BeaconGlow id="motorcycle-glow" x={451} y={72} r={150}>
        <Flatbed x={-142} y={302} scale={2.05}>
          <path className="s-frame" d="M216 0H236L230-18 224-20Z" />
          <Motorcycle x={112} scale={1.3} />
          <path className="s-red" d="M244 0 187-57 189-59 248 0ZM148 0 186-58 188-57 151 0ZM94 0 118-42 120-41 97 0Z" />
        </Flatbed>
      </BeaconGlow>
    </RoadScene>
  );
}
