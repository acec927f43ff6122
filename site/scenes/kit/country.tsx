import { type ReactNode, useContext } from 'react';
import { FrameContext, Scene } from '../scene.tsx';

interface BackdropProps {
  /** Which part of the landscape is shown: how far it is moved to the left, up to 760. */
  shift: number;
  /** Where the sun or the moon is. Only the scene at the head of a page has one. */
  sun?: number;
  horizon?: number;
  /** Whether there are mountains instead of the far ridge, as on a long trip. */
  peaks?: boolean;
}

/** The left end of the landscape. The head of a page shows that much of it on a wide screen. */
export const leftEdge = -1120;

/** Stars all over the sky: a pattern of 640 by 130, repeated with small shifts. */
const stars = [-1120, -480, 160, 800]
  .flatMap((left, place) =>
    [38, 96, 152, 214, 268, 330, 398, 452, 508, 566, 604].flatMap((x, star) => {
      const at = left + x + ((place * 17) % 40);
      return at < 958 ? [`M${at} ${24 + ((star * 53 + place * 29) % 118)}h2v2h-2Z`] : [];
    }),
  )
  .join('');

/** Sky, two ridges and pines behind a scene of 640 by 360, and 360 above and 320 to the right of it. */
export function Backdrop({ shift, sun, horizon = 262, peaks = false }: BackdropProps) {
  const left = leftEdge + shift;
  const { isPlain } = useContext(FrameContext);
  return (
    <>
      <path className="s-sky" d={`M${leftEdge}-360H960V360H${leftEdge}Z`} />
      <path className="s-star" d={stars} />
      {sun !== undefined && !isPlain && (
        <g>
          {/* The address of a card’s picture ends in #card, which hides sun and moon: a page has only one, at its head. */}
          <style>{'#card:target~*{display:none}'}</style>
          <g id="card" />
          <circle className="s-disc" cx={sun} cy={horizon - 82} r="46" />
          <g className="s-moon" transform={`translate(${sun} ${horizon - 150})`}>
            <circle className="s-far" r="20" />
            <path className="s-white" d="M0-20A20 20 0 0 1 0 20 13 20 0 0 0 0-20Z" />
          </g>
        </g>
      )}
      <g transform={`translate(${-shift} ${horizon})`}>
        <path
          className="s-far"
          d={
            peaks
              ? 'M100-34 150-66 192-52 260-40 330-84 372-66 454-128 500-96 540-112 640-52 720-96 770-74 836-122 900-78 950-104 1000-58 1060-92V20H100Z'
              : `M${left}-56Q-480-66-320-50C-220-40-100-48 0-62 180-84 300-48 460-66S760-104 940-78 1240-52 1400-70 1620-60 1720-66V20H${left}Z`
          }
        />
        <path
          className="s-near"
          d={`M${left}-30Q-480-44-320-34C-220-22-120-20 0-26 140-34 260-52 420-42S700-20 880-38 1200-46 1400-24 1620-34 1720-30V20H${left}Z`}
        />
        {shift < 300 && <Treeline x={-480} heights={[32, 48, 40, 56, 30]} />}
        <Treeline x={-280} heights={[40, 52, 34]} />
        <Treeline x={-120} heights={[30, 44, 36]} />
        <Treeline x={0} heights={[34, 46, 28, 52, 38, 30]} />
        <Treeline x={300} heights={[26, 38, 30]} />
        <Treeline x={470} heights={[30, 44, 58, 36, 48, 40, 54]} />
        <Treeline x={800} heights={[40, 56, 34, 46, 28]} />
        <Treeline x={1080} heights={[32, 50, 42, 60, 38, 48, 30]} />
        <Treeline x={1390} heights={[36, 54, 42]} />
      </g>
    </>
  );
}

/** The dashes of the lane, from the left edge to the right. */
const marks = Array.from({ length: 13 }, (_, mark) => `M${mark * 160 + leftEdge + 12} 334h72l-6 6h-72Z`).join('');

/** The road at the bottom of a scene of 640 by 360, as wide as the backdrop. Vehicles are at 300. */
export function Road() {
  return (
    <>
      <path className="s-verge" d={`M${leftEdge} 262H960V276H${leftEdge}Z`} />
      <path className="s-road" d={`M${leftEdge} 274H960V360H${leftEdge}Z`} />
      <path className="s-line" d={`M${leftEdge} 280H960V282H${leftEdge}Z${marks}`} />
    </>
  );
}

/** A scene on the road, with the landscape behind it. */
export const RoadScene = ({ children, ...backdrop }: BackdropProps & { children: ReactNode }) => (
  <Scene>
    <Backdrop {...backdrop} />
    <Road />
    {children}
  </Scene>
);

/** The landscape and road of the scenes for a drawing of another height, up to 960 wide. Vehicles are at `y`. */
export const Roadside = ({ y, shift }: { y: number; shift: number }) => (
  <g transform={`translate(0 ${y - 300})`}>
    <Backdrop shift={shift} />
    <Road />
  </g>
);

const pine = (height: number): string => {
  const tier = Math.round(height / 3);
  return `l8-${tier}h-3l6-${tier}h-3l6-${height - 2 * tier} 6 ${height - 2 * tier}h-3l6 ${tier}h-3l8 ${tier}h-9`;
};

/** A row of pines, one for each height. */
export function Treeline({ x, y = 0, heights }: { x: number; y?: number; heights: readonly number[] }) {
  return <path className="s-pine" d={`M${x} ${y}${heights.map(pine).join('')}Z`} />;
}
