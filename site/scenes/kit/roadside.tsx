import { Backdrop } from './backdrop.tsx';
import { Road } from './road.tsx';

interface RoadsideProps {
  /** Where vehicles stand. */
  y: number;
  shift: number;
  sun: number;
}

/** The country and the road of the scenes, for a drawing of another height, up to 960 wide. */
export function Roadside({ y, shift, sun }: RoadsideProps) {
  return (
    <g transform={`translate(0 ${y - 300})`}>
      <Backdrop shift={shift} sun={sun} />
      <Road />
    </g>
  );
}
