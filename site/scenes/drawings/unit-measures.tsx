import { Roadside } from '../kit/country.tsx';
import { Shadow } from '../kit/parts.tsx';
import { BoxTruck } from '../kit/trucks.tsx';
import { DriveRing } from '../kit/wheel-lift.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** What to write down about a fleet's truck: height, length, axles, drive wheels. */
const UnitMeasures = () => (
  <Scene>
    <g transform="translate(0 30)">
      <Roadside y={286} shift={200} />
      <Shadow x={104} y={287} length={410} />
      <path className="s-road" d="M0 340H560V412H0Z" />
      <BoxTruck x={110} y={286} scale={1.24} />
      <DriveRing x={194.3} y={261.2} r={24.8} />
      <path
        className="l-mark"
        strokeWidth="5"
        d="M64 110V284M50 124 64 110 78 124M50 270 64 284 78 270M112 62H506M126 48 112 62 126 76M492 48 506 62 492 76"
      />
      <path className="l-mark" strokeWidth="3" strokeDasharray="3 9" d="M64 108H108M112 62V106M506 62V250" />
      <path className="l-mark" strokeWidth="5" d="M194 261V330H455V261" />
    </g>
  </Scene>
);

export const unitMeasures: Drawing = {
  width: 560,
  height: 440,
  draw: UnitMeasures,
  labels: [
    { x: 26, y: 50, align: 'start', isSign: true, to: [64, 136], via: [64, 50] },
    { x: 310, y: 50, isSign: true, to: [310, 92] },
    { x: 26, y: 392, align: 'start', isSign: true, to: [270, 362], via: [270, 392] },
    { x: 478, y: 150, align: 'end', to: [404, 240], via: [404, 150] },
  ],
};
