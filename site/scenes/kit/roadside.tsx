import { Backdrop } from './backdrop.tsx';
import { Road } from './road.tsx';

interface RoadsideProps {
  /** Where vehicles stand. */
  y: number;
  shift: number;
}

/** The country and the road of the scenes, for a drawing of another height, up to 960 wide. */
export function Roadside({ y, shift }: RoadsideProps) {
  return (
    <g transform={`translate(0 ${y - 300})`}>
      <Backdrop shift={shift} />
      <Road />
    </g>
  );
}
