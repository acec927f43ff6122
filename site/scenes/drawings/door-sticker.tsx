import { Bar } from '../kit/bar.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Scene } from '../scene.tsx';

/** Where a car says how much it may weigh: on a sticker of the driver's door frame, which is shown large. */
const DoorSticker = () => (
  <Scene signs>
    <Roadside y={206} shift={300} sun={130} />
    <Shadow x={10} y={208} length={264} />
    <Sedan paint="plum" x={272} y={206} scale={1.38} flip />
    <Bar className="s-mark" from={[154, 158]} to={[216, 78]} width={3} />
    <circle className="s-paper" cx="154" cy="158" r="9" />
    <circle className="s-mark" cx="154" cy="158" r="6" />
    <path
      className="s-steel-d"
      d="M216 18H406Q412 18 412 24V134Q412 140 406 140H216Q210 140 210 134V24Q210 18 216 18Z"
    />
    <path className="s-paper" d="M217 21H405Q409 21 409 25V133Q409 137 405 137H217Q213 137 213 133V25Q213 21 217 21Z" />
    <path className="s-steel-d" d="M226 34H330V41H226ZM226 47H290V54H226ZM226 112H340V118H226ZM226 124H310V130H226Z" />
    <path
      className="s-badge"
      d="M350 34H353V54H350ZM356 34H362V54H356ZM365 34H367V54H365ZM371 34H378V54H371ZM381 34H383V54H381ZM386 34H392V54H386ZM395 34H397V54H395Z"
    />
    <path className="s-mark" fillRule="evenodd" d="M220 64H402V102H220ZM224 68V98H398V68Z" />
    <path
      className="s-badge"
      d="M234 77H278V89H234ZM290 77H296V89H290ZM300 77H306V89H300ZM310 77H316V89H310ZM320 77H326V89H320ZM334 77H362V89H334Z"
    />
  </Scene>
);

export const doorSticker = { width: 424, height: 240, draw: DoorSticker };
