import { iconPaths } from '../icons.tsx';
import { Person } from '../kit/person.tsx';
import { Lettering } from '../kit/signs.tsx';
import { Scene } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

const pin = 'M12 21.5s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z';
const truck = 'M1 16V6H9L14 2 15 4 10 8V11H13V7H18L22 11V16H20.5A2.5 2.5 0 0 1 15.5 16H8.5A2.5 2.5 0 0 1 3.5 16Z';

/** Someone whose car is gone reads the sign at the lot's entrance. The labels are its lines. */
const LotSign = () => (
  <Scene>
    <rect className="s-sky" width="600" height="440" rx="12" />
    <path className="s-near" d="M0 290Q150 262 300 280T600 268V350H0Z" />
    <path className="s-verge" d="M0 330H600V392H0Z" />
    <path className="s-road" d="M0 380H600V428Q600 440 588 440H12Q0 440 0 428Z" />
    <path className="l-chalk" strokeWidth="5" d="M6 437 30 392M226 437 202 392" />
    <path className="s-steel-d" d="M280 318H292V392H280ZM520 318H532V392H520Z" />
    <rect className="s-frame" x="234" y="22" width="344" height="306" rx="14" />
    <rect className="s-white" x="239" y="27" width="334" height="296" rx="10" />
    <path className="s-ban" d="M239 37Q239 27 249 27H563Q573 27 573 37V94H239Z" />
    <Lettering x={406} y={74} size={36}>
      TOW-AWAY ZONE
    </Lettering>
    <path className="s-steel-d" d="M250 168H562V170H250ZM250 244H562V246H250Z" />
    <g className="s-ink" fillRule="evenodd">
      <path transform="translate(250 112)scale(1.9)" d={truck} />
      <path transform="translate(250 184)scale(1.9)" d={iconPaths.phone} />
      <path transform="translate(250 260)scale(1.9)" d={pin} />
    </g>
    <Person clothes="teal" look="bun" pointing x={116} y={412} scale={2.7} />
  </Scene>
);

export const lotSign: Drawing = {
  width: 600,
  height: 440,
  draw: LotSign,
  labels: [132, 208, 284].map((y) => ({ x: 302, y, align: 'start', maxWidth: 250 })),
};
