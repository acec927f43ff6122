import { Backdrop, Road } from '../kit/country.tsx';
import { LoadedFlatbed } from '../kit/flatbed.tsx';
import { BeaconGlow, HeadlightBeam } from '../kit/light.tsx';
import { Shadow } from '../kit/parts.tsx';
import { MileMarker } from '../kit/signs.tsx';
import { Scene } from '../scene.tsx';

/** The flatbed carries an SUV past a mile marker on a long highway. */
export default function LongDistanceTowingScene() {
  return (
    <Scene>
      <Backdrop shift={260} sun={530} peaks />
      <UtilityPoles y={264} />
      <Road />
      <path className="s-verge" d="M-320 352H960V360H-320Z" />
      <Shadow x={42} y={302} length={448} />
      <HeadlightBeam id="distance-beam" x={471} y={236} length={190} drop={66} />
      <BeaconGlow id="distance-glow" x={371} y={166} r={110}>
        <LoadedFlatbed load="suv" x={36} y={300} scale={1.2} />
      </BeaconGlow>
      <MileMarker mile="212" x={580} y={356} scale={1.7} />
    </Scene>
  );
}

const poles = [-250, -70, 110, 290, 470, 650, 830];

/** Poles and their wires along the road of a scene 640 wide, 118 high on the ground at `y`. */
function UtilityPoles({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`} className="s-pole">
      <path d={poles.map((x) => `M${x - 2} 0V-118H${x + 2}V0ZM${x - 16}-108H${x + 16}V-105H${x - 16}Z`).join('')} />
      <path
        d={poles
          .slice(1)
          .map((x) => `M${x - 194}-109Q${x - 104}-88 ${x - 14}-109V-108Q${x - 104}-87 ${x - 194}-108Z`)
          .join('')}
      />
    </g>
  );
}
