import { Backdrop } from '../kit/backdrop.tsx';
import { Cone } from '../kit/cone.tsx';
import { Person } from '../kit/person.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A box trailer from behind, 150 wide and 232 high around the middle of its axle. */
const Rear = () => (
  <>
    <path className="s-frame" d="M-66-44H66V-22H-66Z" />
    <path className="s-tire" d="M-70-40H-30V0H-70ZM30-40H70V0H30Z" />
    <path className="s-rim-d" d="M-52-40H-48V0H-52ZM48-40H52V0H48Z" />
    <path className="s-steel" d="M-75-232H75V-44H-75Z" />
    <path className="s-steel-d" d="M-75-58H75V-44H-75ZM-2-226H2V-60H-2ZM-75-232H-69V-44H-75ZM69-232H75V-44H69Z" />
    <path className="s-frame" d="M-24-220H-20V-64H-24ZM20-220H24V-64H20ZM-28-130H-16V-124H-28ZM16-130H28V-124H16Z" />
    <path className="s-red" d="M-66-56H-44V-48H-66ZM44-56H66V-48H44ZM-40-32H40V-28H-40Z" />
  </>
);

interface Stage {
  width: number;
  height: number;
  /** Where the pavement ends, which is what the trailer stands on by half. */
  edge: number;
  pole: number;
  cones: readonly number[];
}

/** A trailer that has come off the pavement by half, seen from behind, under wires and branches. */
function Behind({ width, height, edge, pole, cones }: Stage) {
  const ground = height - 76;
  return (
    <>
      <Backdrop shift={120} horizon={ground - 24} />
      <path className="s-verge" d={`M0 ${ground - 26}H${width}V${height}H0Z`} />
      <path
        className="s-near"
        d={`M${width} 24Q${width - 70} 10 ${width - 90} 60 ${width - 120} 84 ${width - 96} 110 ${width - 90} 150 ${width - 44} 146 ${width - 20} 160 ${width} 150Z`}
      />
      <path className="s-pine" d={`M${width - 26} 130H${width - 8}V${ground + 6}H${width - 26}Z`} />
      <path
        className="s-frame"
        d={`M${pole - 5} 30H${pole + 5}V${ground + 4}H${pole - 5}ZM${pole - 44} 46H${pole + 44}V53H${pole - 44}Z`}
      />
      <path
        className="l-badge"
        strokeWidth="2.5"
        d={`M0 66Q${pole / 2} 84 ${pole - 38} 46M0 52Q${pole / 2} 68 ${pole + 38} 46Q${(pole + width) / 2} 62 ${width} 50`}
      />
      <path
        className="s-verge-d"
        d={`M${edge} ${ground}Q${edge + 70} ${ground + 10} ${width} ${ground + 24}V${height}H${edge - 60}Z`}
      />
      <path className="s-road" d={`M0 ${ground}H${edge}L${edge - 20} ${height}H0Z`} />
      <path className="s-line" d={`M${edge - 26} ${ground}H${edge - 20}L${edge - 44} ${height}H${edge - 54}Z`} />
      <path
        className="s-mud"
        d={`M${edge + 8} ${ground + 18}Q${edge + 50} ${ground - 2} ${edge + 104} ${ground + 20} ${edge + 76} ${ground + 40} ${edge + 20} ${ground + 36}Z`}
      />
      <g transform={`translate(${edge} ${ground + 10})rotate(11)`}>
        <Rear />
      </g>
      <path
        className="s-mud"
        d={`M${edge + 18} ${ground + 26}Q${edge + 52} ${ground + 12} ${edge + 90} ${ground + 26} ${edge + 66} ${ground + 42} ${edge + 26} ${ground + 38}Z`}
      />
      <path
        className="l-mark"
        strokeWidth="4"
        strokeDasharray="2 10"
        d={`M${edge - 76} ${ground - 6}V${ground - 226}`}
      />
      <path className="l-mark" strokeWidth="5" d={`M${edge - 76} ${ground - 226}q22-7 44 1m-12-10 12 10-14 8`} />
      <Person clothes="vest" look="cropped" x={cones[0] ?? 0} y={ground + 34} scale={1.35} pointing />
      {cones.slice(1).map((x) => (
        <Cone key={x} x={x} y={ground + 40} scale={1.5} />
      ))}
    </>
  );
}

const Wide = () => (
  <Scene signs>
    <Behind width={960} height={400} edge={520} pole={736} cones={[110, 190, 280, 370]} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene signs>
    <Behind width={400} height={430} edge={206} pole={330} cones={[32, 82, 122]} />
  </Scene>
);

export const sceneFromBehind: Drawing = {
  width: 960,
  height: 400,
  draw: Wide,
  labels: [
    { x: 620, y: 366, maxWidth: 320, align: 'start' },
    { x: 404, y: 164, maxWidth: 220, align: 'end' },
    { x: 652, y: 112, maxWidth: 300, align: 'start' },
    { x: 96, y: 218, maxWidth: 300, align: 'start' },
  ],
  tall: {
    width: 400,
    height: 430,
    draw: Tall,
    labels: [
      { x: 394, y: 404, maxWidth: 190, align: 'end' },
      { x: 6, y: 112, maxWidth: 118, align: 'start' },
      { x: 394, y: 214, maxWidth: 120, align: 'end' },
      { x: 6, y: 228, maxWidth: 136, align: 'start' },
    ],
  },
};
