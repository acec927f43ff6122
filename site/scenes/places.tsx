import { CarAbove } from './kit/from-above.tsx';
import { Group } from './kit/parts.tsx';
import { Lettering } from './kit/signs.tsx';
import { FrameContext, Scene } from './scene.tsx';

/** The size of each picture. They are below one another. */
const [width, height] = [140, 72];

/** The places where a car can stop, in the order of the pictures. */
export const places = ['lane', 'toll-road', 'shoulder', 'off'] as const;

/** The places where a car can stop, seen from above, in one file. */
export const Places = () => (
  <FrameContext value={{ width, height: height * 4 }}>
    <Scene>
      <CarAbove paint="blue" x={70} y={36} hazards />
      <TollSign y={height} />
      <CarAbove paint="teal" x={70} y={36 + height * 2} hazards />
      <CarAbove paint="plum" x={70} y={36 + height * 3} />
    </Scene>
  </FrameContext>
);

/** The sign over a toll road. */
const TollSign = ({ y }: { y: number }) => (
  <Group y={y}>
    <path className="s-steel-d" d="M44 50h7v16h-7ZM89 50h7v16h-7Z" />
    <path className="s-white" d="M24 8H116V54H24Z" />
    <path className="s-sign" d="M26 10H114V52H26Z" />
    <Lettering x={70} y={42} size={30}>
      TOLL
    </Lettering>
  </Group>
);
