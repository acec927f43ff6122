import { Arrow } from '../kit/arrow.tsx';
import { Disc } from '../kit/disc.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Inset } from '../kit/inset.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Straps } from '../kit/straps.tsx';
import { Suv } from '../kit/suv.tsx';
import { Scene } from '../scene.tsx';

const size = [470, 300] as const;

/** What two ends of a measured stretch look like. */
const Measure = ({ from, to, y }: { from: number; to: number; y: number }) => {
  const middle = (from + to) / 2;
  return (
    <>
      <path className="s-mark" d={`M${from - 2} ${y - 14}h4v28h-4ZM${to - 2} ${y - 14}h4v28h-4Z`} />
      <Arrow from={[middle, y]} to={[from + 4, y]} />
      <Arrow from={[middle, y]} to={[to - 4, y]} />
    </>
  );
};

/** The deck tilted to the road, and how much of the road that takes. */
const Long = () => (
  <>
    <Roadside y={216} shift={90} sun={120} />
    <Shadow x={90} y={217} length={350} />
    <Sedan paint="teal" x={6} y={216} scale={0.62} />
    <Flatbed deck="tilted" x={218} y={216} scale={0.62} />
    <Measure from={130} to={452} y={258} />
    <Disc n={1} x={34} y={258} r={20} />
  </>
);

/** A loaded flatbed comes up to a bridge that is lower than the roof of what it carries. */
const Tall = () => (
  <>
    <Roadside y={248} shift={420} sun={90} />
    <path className="s-steel-d" d="M384 148H470V300H384Z" />
    <path className="s-steel" d="M330 60H470V136H330Z" />
    <path className="s-steel-d" d="M330 118H470V136H330ZM330 60H470V68H330Z" />
    <Shadow x={6} y={249} length={326} />
    <Flatbed x={12} y={248} scale={0.86}>
      <Suv x={38} />
      <Straps wheels={[76, 190]} />
    </Flatbed>
    <path className="l-danger" strokeWidth="4" strokeDasharray="10 9" d="M40 136H326" />
    <path className="s-danger" opacity=".28" d="M40 136H220V146H40Z" />
    <g transform="translate(356 192)rotate(90)">
      <Measure from={-54} to={54} y={0} />
    </g>
    <Disc n={2} x={420} y={98} r={20} />
  </>
);

const Wide = () => (
  <Scene signs>
    <Inset width={470} of={size}>
      <Long />
    </Inset>
    <Inset x={490} width={470} of={size}>
      <Tall />
    </Inset>
  </Scene>
);

/** The same for phones, one below the other. */
const Stacked = () => (
  <Scene signs>
    <Inset width={470} of={size}>
      <Long />
    </Inset>
    <Inset y={314} width={470} of={size}>
      <Tall />
    </Inset>
  </Scene>
);

export const flatbedLimits = { width: 960, height: 300, draw: Wide, tall: { width: 470, height: 614, draw: Stacked } };
