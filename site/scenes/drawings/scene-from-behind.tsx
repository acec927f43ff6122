import { Backdrop } from '../kit/country.tsx';
import { Cone } from '../kit/gear.tsx';
import { Person } from '../kit/person.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

interface Stage {
  width: number;
  height: number;
  /** The level of the pavement. */
  ground: number;
  /** Where the pavement ends, under the middle of the trailer. */
  edge: number;
  pole: number;
  /** How far the wire is below its usual height. */
  sag?: number;
  cones: readonly number[];
}

/** A trailer that is half off the pavement, seen from behind, under a wire. */
function Behind({ width, height, ground, edge, pole, sag = 0, cones }: Stage) {
  const [x, horizon] = [edge - 30, ground - 70];
  const at = (foot: number, nearness: number) => `${x + foot * nearness} ${horizon + 150 * nearness}`;
  // A strip of the road, which vanishes at the horizon, between two distances from the vanishing point's foot.
  const strip = (left: number, right: number, from = 0, to = (height - horizon) / 150) =>
    `M${at(left, from)} ${at(right, from)} ${at(right, to)} ${at(left, to)}Z`;
  return (
    <>
      <Backdrop shift={120} horizon={horizon + 2} />
      <path className="s-verge" d={`M0 ${horizon}H${width}V${height}H0Z`} />
      <path className="s-road" d={strip(-1100, 66)} />
      <path className="s-line" d={strip(24, 36)} />
      <path
        className="s-line"
        d={[0.12, 0.22, 0.4, 0.72].map((from) => strip(-356, -344, from, from * 1.35)).join('')}
      />
      <path
        className="s-frame"
        d={`M${pole - 5} ${30 + sag}H${pole + 5}V${ground + 4}H${pole - 5}ZM${pole - 44} ${46 + sag}H${pole + 44}V${53 + sag}H${pole - 44}Z`}
      />
      <path
        className="l-badge"
        strokeWidth="2.5"
        d={`M0 ${52 + sag}Q${pole / 2} ${74 + sag} ${pole} ${46 + sag}Q${(pole + width) / 2} ${62 + sag} ${width} ${50 + sag}`}
      />
      <path
        className="s-mud"
        d={`M${edge + 8} ${ground + 18}Q${edge + 50} ${ground - 2} ${edge + 104} ${ground + 20} ${edge + 76} ${ground + 40} ${edge + 20} ${ground + 36}Z`}
      />
      <g transform={`translate(${edge} ${ground + 10})rotate(11)`}>
        <TrailerBehind />
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
  <Scene>
    <Behind width={960} height={440} ground={364} edge={520} pole={736} cones={[110, 190, 280, 370]} />
  </Scene>
);

/** The same for phones. */
const Tall = () => (
  <Scene>
    <g transform="translate(0 20)">
      <Behind width={400} height={540} ground={354} edge={220} pole={368} sag={16} cones={[32, 82, 122]} />
    </g>
  </Scene>
);

export const sceneFromBehind: Drawing = {
  width: 960,
  height: 440,
  draw: Wide,
  labels: [
    { x: 936, y: 394, align: 'end', to: [582, 394] },
    { x: 380, y: 150, align: 'end', isSign: true, to: [442, 150] },
    { x: 724, y: 100, align: 'end', to: [604, 54], via: [604, 100] },
    { x: 60, y: 250, maxWidth: 360, align: 'start', to: [206, 374], via: [206, 250] },
  ],
  tall: {
    width: 400,
    height: 556,
    draw: Tall,
    labels: [
      { x: 384, y: 448, maxWidth: 150, align: 'end', to: [294, 400], via: [294, 448] },
      { x: 16, y: 236, maxWidth: 112, align: 'start', to: [144, 236] },
      { x: 16, y: 46, maxWidth: 206, align: 'start', to: [126, 97], via: [126, 46] },
      { x: 16, y: 514, maxWidth: 270, align: 'start', to: [96, 416], via: [96, 508] },
    ],
  },
};

/** A box trailer from behind, 150 wide and 232 high around the middle of its axle. */
const TrailerBehind = () => (
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
