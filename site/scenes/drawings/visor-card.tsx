import { BoxTruck } from '../kit/box-truck.tsx';
import { Clock } from '../kit/clock.tsx';
import { Disc } from '../kit/disc.tsx';
import { Pin } from '../kit/pin.tsx';
import { Shop } from '../kit/shop.tsx';
import { Scene } from '../scene.tsx';

const rows = [
  <BoxTruck key="unit" x={4} y={44} scale={0.26} />,
  <Clock key="who" x={46} y={22} r={24} hour={3} />,
  <g key="where">
    <Shop x={4} y={46} scale={0.36} />
    <Pin x={80} y={40} scale={0.8} />
  </g>,
  <g key="bill">
    <rect className="s-blue-d" x="12" y="0" width="68" height="44" rx="6" />
    <path className="s-white" d="M12 10H80V19H12ZM20 28H44V34H20Z" />
  </g>,
];

/** The card behind a truck's sun visor, and large, its four parts. */
const VisorCard = () => (
  <Scene signs>
    <path className="s-sky" d="M0 0H560V420H0Z" />
    <path className="s-far" d="M0 150 210 118 400 142 560 112V420H0Z" />
    <path className="s-frame" d="M0 0H560V34H0Z" />
    <path className="s-well" d="M24 18H210Q220 18 219 28L212 116Q211 126 201 126H30Q20 126 19 116L14 28Q14 18 24 18Z" />
    <path className="s-frame" d="M26 24H208L203 104Q202 112 194 112H38Q30 112 29 104Z" />
    <g transform="translate(104 74)rotate(-5)">
      <path className="s-slip" d="M0 0H92V58H0Z" />
      <path className="s-mark" d="M0 0H92V12H0Z" />
      <path className="s-line-d" d="M8 20H62V25H8ZM8 32H74V37H8ZM8 44H52V49H8Z" />
    </g>
    <path className="s-well" d="M18 90H214L212 100H19Z" />
    <path className="l-badge" strokeWidth="3" d="M190 130 236 172" />
    <g transform="translate(150 164)rotate(-1.5)">
      <rect className="s-slip" width="384" height="246" rx="12" />
      <path className="s-mark" d="M0 12Q0 0 12 0H372Q384 0 384 12V30H0Z" />
      <rect className="l-badge" width="384" height="246" rx="12" strokeWidth="3" />
      {rows.map((picture, row) => (
        <g key={picture.key} transform={`translate(0 ${36 + row * 52})`}>
          <Disc n={row + 1} x={30} y={26} r={18} />
          <g transform="translate(62 4)">{picture}</g>
          <path
            className="s-line-d"
            d={`M176 16H${[350, 320, 356, 300][row]}V24H176ZM176 32H${[290, 350, 310, 340][row]}V40H176Z`}
          />
        </g>
      ))}
    </g>
  </Scene>
);

export const visorCard = { width: 560, height: 420, draw: VisorCard };
