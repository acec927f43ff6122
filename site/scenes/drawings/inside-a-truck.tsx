import { Disc } from '../kit/disc.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { TractorTrailer } from '../kit/tractor-trailer.tsx';
import { Scene } from '../scene.tsx';

const axles = [56, 108, 528, 580, 752];
const crates = [
  { x: 24, rows: 2 },
  { x: 90, rows: 1 },
  { x: 156, rows: 2 },
  { x: 222, rows: 2 },
  { x: 400, rows: 1 },
  { x: 466, rows: 2 },
];

const Crate = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="s-rust" d="M0-38H58V0H0Z" />
    <path className="s-rust-d" d="M0-38H58V-33H0ZM0-5H58V0H0ZM26-33H32V-5H26Z" />
  </g>
);

/** The load: most of it stands, one stack has begun to slide. */
const Load = () => (
  <>
    <path className="s-frame" d="M6-60H574V-55H6Z" />
    {crates.map(({ x, rows }) =>
      Array.from({ length: rows }, (_, row) => <Crate key={`${x} ${row}`} x={x} y={-60 - row * 40} />),
    )}
    <Crate x={294} y={-60} />
    <g transform="rotate(14 350-100)">
      <Crate x={304} y={-100} />
    </g>
    <path className="s-mark" d="M366-128H396V-138L418-124 396-110V-120H366Z" />
  </>
);

/** The air: two tanks, and a line to the brake of each axle. */
const Air = () => (
  <>
    <path
      className="s-teal"
      d="M30-41H640V-36H30ZM640-41H756V-36H640ZM53-41H59V-22H53ZM105-41H111V-22H105ZM525-41H531V-22H525ZM577-41H583V-22H577ZM749-41H755V-22H749Z"
    />
    <rect className="s-teal" x="208" y="-36" width="76" height="28" rx="12" />
    <rect className="s-teal" x="628" y="-30" width="72" height="28" rx="12" />
    <path className="s-teal-d" d="M220-14H272V-8H220ZM640-8H688V-2H640ZM242-36H246V-8H242ZM662-30H666V-2H662Z" />
    {axles.map((x) => (
      <g key={x} transform={`translate(${x}-22)`}>
        <circle className="s-paper" r="15" />
        <circle className="s-teal" r="12" />
        <circle className="s-paper" r="5" />
      </g>
    ))}
  </>
);

/** What the engine turns: gears, the shaft under the frame, both axles behind the cab. */
const Driveline = () => (
  <>
    <path className="s-frame" d="M724-84H800V-48H724Z" />
    <path className="s-steel" d="M732-78H740V-54H732ZM748-78H756V-54H748ZM764-78H772V-54H764ZM780-78H788V-54H780Z" />
    <path className="s-mark" d="M724-78V-52L694-56V-74ZM580-50 696-69V-62L582-43ZM528-50H582V-43H528Z" />
    <circle className="s-mark" cx="528" cy="-46" r="11" />
    <circle className="s-mark" cx="580" cy="-46" r="11" />
    <path className="s-mark" d="M636-74 646-75 650-46 640-45Z" />
  </>
);

/** A loaded truck that can be seen through, 820 long on the ground at 0. */
const SeenThrough = () => (
  <>
    <Shadow x={4} y={1} length={816} />
    <g opacity=".42">
      <TractorTrailer />
    </g>
    <Load />
    <Air />
    <Driveline />
  </>
);

const Ground = ({ width, y }: { width: number; y: number }) => (
  <path className="s-road" d={`M0 ${y}H${width}V${y + 44}H0Z`} />
);

/** All of the truck. */
const Wide = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H860V252H0Z" />
    <Ground width={860} y={208} />
    <g transform="translate(20 212)">
      <SeenThrough />
    </g>
    <Disc n={1} x={266} y={224} />
    <Disc n={2} x={616} y={134} />
    <Disc n={3} x={350} y={50} />
  </Scene>
);

/** The same for phones, in two stretches: the tractor, then the trailer. */
const Tall = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H380V446H0Z" />
    <Ground width={380} y={174} />
    <g transform="translate(-484 178)scale(1.04)">
      <SeenThrough />
    </g>
    <Ground width={380} y={402} />
    <g transform="translate(-60 406)">
      <SeenThrough />
    </g>
    <path className="s-paper" d="M0 218H380V226H0Z" />
    <Disc n={2} x={134} y={98} />
    <Disc n={1} x={186} y={418} />
    <Disc n={3} x={272} y={250} />
  </Scene>
);

export const insideATruck = { width: 860, height: 252, draw: Wide, tall: { width: 380, height: 446, draw: Tall } };
