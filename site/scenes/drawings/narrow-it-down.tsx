import { Disc } from '../kit/disc.tsx';
import { Numeral } from '../kit/numeral.tsx';
import { Pin } from '../kit/pin.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';

/** A map on which each thing that is said leaves less of the road: its name, a direction, a marker, an exit, a landmark. */
const NarrowItDown = () => (
  <Scene signs>
    <path className="s-verge" d="M0 0H560V400H0Z" />
    <path className="s-verge-d" d="M0 0H560V70L0 150ZM300 400 560 330V400Z" />
    <path className="s-road" d="M0 206 560 126V218L0 298ZM348 0H396L412 156 366 162ZM366 230 412 224 440 400H390Z" />
    <path className="s-verge" d="M0 248 560 168V176L0 256Z" />
    <path className="s-mark" opacity=".3" d="M0 256 560 176V218L0 298Z" />
    <path className="s-mark" opacity=".6" d="M210 226 392 200V242L210 268Z" />
    <Way className="l-white" width={7} d="M40 271 130 258" tip={[142, 256, -8]} />
    <Way className="l-white" width={7} d="M430 216 500 206" tip={[512, 204, -8]} />
    <path className="s-blue-d" d="M42 150Q60 158 77 148 94 158 112 150 122 196 77 216 32 196 42 150Z" />
    <Numeral className="l-white" value={9} x={77} y={180} scale={1.7} />
    <path className="s-steel-d" d="M206 270h6v50h-6Z" />
    <path className="s-sign" d="M190 290H228V352H190Z" />
    <Numeral className="l-white" value={3} x={209} y={307} scale={1.3} />
    <Numeral className="l-white" value={0} x={209} y={334} scale={1.3} />
    <path className="s-steel-d" d="M452 242h5v60h-5ZM508 236h5v66h-5Z" />
    <path className="s-sign" d="M430 262H536V318H430Z" />
    <path className="l-white" strokeWidth="6" d="M452 304 506 276M484 272 508 275 498 296" />
    <g transform="translate(300 108)">
      <path className="s-red" d="M-34-34H34V-20H-34Z" />
      <path className="s-steel-d" d="M-28-20H-24V32H-28ZM24-20H28V32H24Z" />
      <path className="s-white" d="M-12-4H12V32H-12Z" />
      <path className="s-frame" d="M-7 1H7V11H-7Z" />
    </g>
    <Pin x={296} y={240} scale={1.5} />
    <TreesAbove
      at={[
        [40, 60, 26],
        [180, 70, 20],
        [500, 70, 24],
        [60, 350, 28],
        [320, 350, 24],
      ]}
    />
    <Disc n={1} x={126} y={150} r={19} />
    <Disc n={2} x={86} y={304} r={19} />
    <Disc n={3} x={240} y={366} r={19} />
    <Disc n={4} x={510} y={346} r={19} />
    <Disc n={5} x={246} y={84} r={19} />
  </Scene>
);

export const narrowItDown = { width: 560, height: 400, draw: NarrowItDown };
