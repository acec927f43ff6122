import { CallBadge } from '../kit/call-badge.tsx';
import { CarAbove } from '../kit/car-above.tsx';
import { Disc } from '../kit/disc.tsx';
import { HighwayAbove } from '../kit/highway-above.tsx';
import { PersonAbove } from '../kit/person-above.tsx';
import { TreesAbove } from '../kit/tree-above.tsx';
import { Way } from '../kit/way.tsx';
import { Scene } from '../scene.tsx';

interface Stretch {
  length: number;
  width: number;
  /** Where the bridge ends and where the way to the parking lot begins. */
  bridge: number;
  exit: number;
}

const lanes = [76, 152];
const end = 216;

/** A highway from above: over a bridge, past a guardrail, to a way off into a parking lot. */
const Stretch = ({ length, width, bridge, exit }: Stretch) => (
  <>
    <HighwayAbove length={length} width={width} lanes={lanes} shoulder={end - 152} rail={[bridge, exit - 20]} />
    <path
      className="s-far"
      d={`M0 ${end - 20}H${bridge - 26}Q${bridge + 30} ${width - 90} ${bridge - 60} ${width}H0Z`}
    />
    <path
      className="l-chalk"
      opacity=".6"
      strokeWidth="4"
      d={`M30 ${end + 60}q16-12 32 0t32 0M90 ${end + 120}q16-12 32 0t32 0`}
    />
    <path className="s-verge" d={`M0 ${end - 28}H${bridge}V${end - 20}H0Z`} />
    <path className="s-steel-d" d={`M0 ${end - 30}H${bridge}V${end - 14}H0Z`} />
    <path className="s-steel" d={`M0 ${end - 30}H${bridge}V${end - 22}H0Z`} />
    <path
      className="s-road"
      d={`M${exit - 10} ${end}H${exit + 100}Q${exit + 90} ${end + 30} ${exit + 96} ${end + 54}H${length}V${width - 22}H${exit - 34}V${end + 60}Q${exit + 14} ${end + 50} ${exit - 10} ${end}Z`}
    />
    <path
      className="l-chalk"
      strokeWidth="4"
      d={[40, 110, 180].map((step) => `M${exit - 34 + step} ${width - 24}v-84`).join('')}
    />
  </>
);

const Waiting = () => (
  <>
    <ellipse className="s-safe" opacity=".2" rx="46" ry="34" />
    <PersonAbove x={-14} y={-4} clothes="plum" scale={0.9} />
    <PersonAbove x={16} y={8} clothes="teal" scale={0.9} />
  </>
);

/** Four places to break down on one road, and whom to call from each. */
function Wide() {
  return (
    <Scene signs>
      <Stretch length={960} width={430} bridge={290} exit={740} />
      <TreesAbove
        at={[
          [348, 392, 30],
          [420, 416, 20],
          [660, 398, 24],
          [930, 246, 20],
        ]}
      />
      <Way d="M40 38H120" tip={[120, 38, 0]} />
      <Way d="M690 38H770" tip={[770, 38, 0]} />
      <CarAbove paint="plum" x={150} y={164} hazards />
      <CarAbove paint="blue" x={420} y={114} hazards />
      <CarAbove paint="teal" x={650} y={186} hazards />
      <CarAbove paint="steel" x={811} y={362} rotate={90} />
      <g transform="translate(452 322)">
        <Waiting />
      </g>
      <CallBadge to="911" x={430} y={46} />
      <Disc n={1} x={382} y={46} />
      <CallBadge to="911" x={160} y={98} />
      <Disc n={2} x={112} y={98} />
      <CallBadge to="us" x={478} y={264} />
      <Disc n={3} x={430} y={264} />
      <CallBadge to="us" x={890} y={340} />
      <Disc n={4} x={890} y={384} />
    </Scene>
  );
}

/** The same for phones, upright. */
function Tall() {
  return (
    <Scene signs>
      <g transform="translate(0 760)rotate(-90)">
        <Stretch length={760} width={380} bridge={220} exit={570} />
        <CarAbove paint="plum" x={110} y={164} hazards />
        <CarAbove paint="blue" x={310} y={114} hazards />
        <CarAbove paint="teal" x={478} y={186} hazards />
        <CarAbove paint="steel" x={640} y={314} rotate={90} />
      </g>
      <TreesAbove
        at={[
          [352, 500, 26],
          [350, 560, 18],
          [340, 290, 22],
        ]}
      />
      <Way d="M38 730V660" tip={[38, 660, -90]} />
      <Way d="M38 230V160" tip={[38, 160, -90]} />
      <g transform="translate(292 420)">
        <Waiting />
      </g>
      <CallBadge to="911" x={46} y={470} />
      <Disc n={1} x={46} y={430} />
      <CallBadge to="911" x={60} y={620} />
      <Disc n={2} x={60} y={580} />
      <CallBadge to="us" x={304} y={362} />
      <Disc n={3} x={256} y={362} />
      <CallBadge to="us" x={310} y={68} />
      <Disc n={4} x={262} y={68} />
    </Scene>
  );
}

export const whomToCall = { width: 960, height: 430, draw: Wide, tall: { width: 380, height: 760, draw: Tall } };
