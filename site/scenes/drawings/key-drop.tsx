import { Lettering } from '../kit/lettering.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A car key on its way into the box of a shop that has closed. */
const KeyDrop = () => (
  <Scene signs>
    <path className="s-mild" d="M0 0H560V150H0Z" />
    <g transform="translate(36 75)">
      <path className="s-steel-d" d="M106-9H196L206 0 196 9H184L178 3 170 9H160L154 3 146 9H106Z" />
      <path
        className="s-badge"
        fillRule="evenodd"
        d="M22-34H92Q108-34 108-18V18Q108 34 92 34H22Q2 34 2 14V-14Q2-34 22-34ZM18-7A7 7 0 1 0 18 7 7 7 0 1 0 18-7Z"
      />
      <path className="s-paper" d="M46-20H64V20H46ZM76-20H94V20H76Z" />
    </g>
    <Way className="l-safe" dashed width={7} d="M268 75H336" tip={[352, 75, 0]} />
    <path className="s-frame" d="M384 16Q384 10 390 10H518Q524 10 524 16V140H384Z" />
    <path className="s-steel" d="M394 22H514V64H394Z" />
    <Lettering x={454} y={53} size={30} className="s-ink" maxWidth={100}>
      KEYS
    </Lettering>
    <path className="s-well" d="M404 82H504V94H404Z" />
    <path className="s-steel" d="M398 76H510V82H398Z" />
  </Scene>
);

export const keyDrop: Drawing = { width: 560, height: 150, draw: KeyDrop };
