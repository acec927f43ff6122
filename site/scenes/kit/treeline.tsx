const pine = (height: number): string => {
  const tier = Math.round(height / 3);
  return `l8-${tier}h-3l6-${tier}h-3l6-${height - 2 * tier} 6 ${height - 2 * tier}h-3l6 ${tier}h-3l8 ${tier}h-9`;
};

/** Pines side by side on the horizon, one for each height. */
export function Treeline({ x, y = 0, heights }: { x: number; y?: number; heights: readonly number[] }) {
  return <path className="s-pine" d={`M${x} ${y}${heights.map(pine).join('')}Z`} />;
}
