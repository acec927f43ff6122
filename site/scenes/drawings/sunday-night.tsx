import { House } from '../kit/house.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Shop } from '../kit/shop.tsx';
import { Scene } from '../scene.tsx';

/** One night, the same in both lights: a shop that is closed but takes keys, and a driveway at home. */
const SundayNight = () => (
  <Scene signs>
    <path className="s-glass" d="M0 0H560V360H0Z" />
    <path className="s-lamp" d="M278 30A28 28 0 1 0 304 70 24 24 0 0 1 278 30Z" />
    <path
      className="s-white"
      d="M60 44h4v4h-4ZM140 90h3v3h-3ZM210 34h3v3h-3ZM350 110h3v3h-3ZM420 40h4v4h-4ZM510 84h3v3h-3Z"
    />
    <path className="s-frame" d="M0 300H560V360H0Z" />
    <path className="s-well" d="M276 300H284V360H276Z" />
    <Shop x={38} y={300} />
    <Sedan paint="blue" x={84} y={344} scale={0.86} />
    <path className="s-white" d="M92 252 128 232 136 246 100 266Z" />
    <path className="l-white" strokeWidth="3" d="M118 230 128 216M116 214 129 214 130 227" />
    <House x={330} y={300} scale={1.3} />
    <path className="s-lamp" opacity=".3" d="M470 226 420 348H556L500 226Z" />
    <circle className="s-lamp" cx="484" cy="222" r="8" />
    <Shadow x={350} y={346} length={180} />
    <Sedan paint="blue" x={352} y={346} scale={0.92} />
  </Scene>
);

export const sundayNight = { width: 560, height: 360, draw: SundayNight };
