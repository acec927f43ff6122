import { Lettering } from '../kit/lettering.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A signed title, and the receipt that is kept with a copy of it. */
const TitleAndReceipt = () => (
  <Scene signs>
    <path className="s-mild" d="M0 0H560V150H0Z" />
    <path className="s-white" d="M56 18H266V132H56Z" />
    <path className="l-ink" strokeWidth="2.5" d="M64 26H258V124H64Z" />
    <Lettering x={161} y={54} size={26} className="s-ink">
      TITLE
    </Lettering>
    <path className="s-steel" d="M80 66H242V70H80ZM80 78H200V82H80Z" />
    <path className="s-steel-d" d="M80 112H182V114H80Z" />
    <path
      className="l-blue"
      strokeWidth="3"
      d="M86 108C96 84 104 88 100 104S112 108 118 96 124 108 132 104 142 94 146 104 156 106 170 98"
    />
    <path className="l-badge" strokeWidth="6" d="M297 75H325M311 61V89" />
    <path
      className="s-white"
      d="M356 14H504V136l-12.3-10-12.3 10-12.3-10-12.3 10-12.3-10-12.3 10-12.3-10-12.3 10-12.3-10-12.3 10-12.3-10-12.7 10Z"
    />
    <Lettering x={430} y={46} size={22} className="s-ink">
      RECEIPT
    </Lettering>
    <path className="s-steel" d="M374 60H440V64H374ZM462 60H486V64H462ZM374 74H428V78H374ZM462 74H486V78H462Z" />
    <path className="s-ink" d="M374 90H486V92H374ZM374 102H410V107H374ZM452 102H486V107H452Z" />
  </Scene>
);

export const titleAndReceipt: Drawing = { width: 560, height: 150, draw: TitleAndReceipt };
