import { Backdrop } from './country.tsx';

interface RoadAheadProps {
  width: number;
  height: number;
  /** Where the road vanishes. */
  x: number;
  horizon: number;
  /** The edges of the road, the lanes and the shoulder, at the bottom of the picture. */
  edges: readonly [far: number, lanes: number, near: number, shoulder: number];
  /** The level of the bridge's deck, and where its piers stand. */
  deck: number;
  piers: readonly number[];
}

/** The road ahead, seen from a car on the right shoulder. */
export function RoadAhead({
  width,
  height,
  x,
  horizon,
  edges: [far, lanes, near, shoulder],
  deck,
  piers,
}: RoadAheadProps) {
  const at = (foot: number, nearness: number) =>
    `${Math.round(x + (foot - x) * nearness)} ${Math.round(horizon + (height - horizon) * nearness)}`;
  const strip = (left: number, right: number, from = 0, to = 1) =>
    `M${at(left, from)} ${at(right, from)} ${at(right, to)} ${at(left, to)}Z`;
  const lane = (lanes + near) / 2;
  const half = (near - lanes) / 14;
  const ground = horizon + (height - horizon) * 0.13;
  return (
    <>
      <Backdrop shift={560} horizon={horizon} />
      <path className="s-verge" d={`M0 ${horizon}H${width}V${height}H0Z`} />
      <path className="s-road" d={strip(far, shoulder)} />
      <path className="s-line" opacity=".2" d={strip(near, shoulder)} />
      <path className="s-line" d={strip(near - 12, near + 4) + strip(far, far + 14)} />
      <path
        className="s-line"
        d={[0.1, 0.17, 0.27, 0.42, 0.66].map((from) => strip(lanes - 7, lanes + 7, from, from * 1.28)).join('')}
      />
      <path
        className="s-chalk"
        d={`${strip(lane - half / 2.6, lane + half / 2.6, 0.4, 0.62)}M${at(lane, 0.32)} ${at(lane + half * 1.3, 0.42)} ${at(lane - half * 1.3, 0.42)}Z`}
      />
      <path className="s-steel-d" d={piers.map((x) => `M${x} ${deck + 20}h16V${ground}h-16Z`).join('')} />
      <path className="s-steel" d={`M0 ${deck}H${width}V${deck + 20}H0Z`} />
      <path className="s-steel-d" d={`M0 ${deck + 14}H${width}V${deck + 22}H0ZM0 ${deck - 12}H${width}v3H0Z`} />
    </>
  );
}
