import { leftEdge } from './backdrop.tsx';

/** The marks of a lane, from the scene's left edge to its right one. */
const marks = Array.from({ length: 13 }, (_, mark) => `M${mark * 160 + leftEdge + 12} 334h72l-6 6h-72Z`).join('');

/** The road along the foot of a scene of 640 by 360, as far as its backdrop. Vehicles are at 300. */
export function Road() {
  return (
    <>
      <path className="s-verge" d={`M${leftEdge} 262H960V276H${leftEdge}Z`} />
      <path className="s-road" d={`M${leftEdge} 274H960V360H${leftEdge}Z`} />
      <path className="s-line" d={`M${leftEdge} 280H960V282H${leftEdge}Z${marks}`} />
    </>
  );
}
