import { CarAbove } from './kit/car-above.tsx';
import { Group } from './kit/group.tsx';
import { FrameContext, Scene } from './scene.tsx';

/** The size of each picture; they stand one below the other. */
const [width, height] = [140, 72];

/** Where a car can have stopped, in the order of the pictures. */
export const places = ['lane', 'toll-road', 'shoulder', 'off'] as const;

/** The pictures of the places where a car can have stopped, seen from above: one file for all. */
export const Places = () => (
  <FrameContext value={{ viewBox: `0 0 ${width} ${height * 4}`, width, height: height * 4 }}>
    <Scene>
      <CarAbove paint="blue" x={70} y={36} hazards />
      <TollSigns y={height} />
      <CarAbove paint="teal" x={70} y={36 + height * 2} hazards />
      <CarAbove paint="plum" x={70} y={36 + height * 3} />
    </Scene>
  </FrameContext>
);

/** Two signs of toll roads, each on its posts. */
const TollSigns = ({ y }: { y: number }) => (
  <Group y={y}>
    {[14, 74].map((x) => (
      <Group key={x} x={x}>
        <path className="s-steel-d" d="M12 44h5v26h-5ZM35 44h5v26h-5Z" />
        <path className="s-white" d="M0 4H52V48H0Z" />
        <path className="s-sign" d="M2 6H50V46H2Z" />
      </Group>
    ))}
  </Group>
);
