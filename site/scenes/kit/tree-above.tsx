/** Trees seen from above, each by its middle and its size. */
export const TreesAbove = ({ at }: { at: readonly (readonly [x: number, y: number, r: number])[] }) => (
  <>
    {at.map(([x, y, r]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${r / 20})`}>
        <path
          className="s-pine"
          d="M0-20Q6-22 9-15 17-16 17-8 23-2 17 4 19 13 10 14 7 21 0 18-7 22-11 14-20 13-17 4-23-2-16-8-17-16-9-15-6-22 0-20Z"
        />
        <path className="s-near" opacity=".6" d="M-2-14Q6-14 8-8 1-9-4-4-10 0-8 7-16-3-2-14Z" />
      </g>
    ))}
  </>
);
