interface HighwayAboveProps {
  length: number;
  /** From side to side. */
  width: number;
  /** How far the edge of each lane lies from the upper edge; the shoulder follows the last one. */
  lanes: readonly number[];
  shoulder: number;
  /** From where to where a guardrail runs; by itself all along. */
  rail?: readonly [from: number, to: number];
}

/** The right half of a highway seen from above: traffic heads right, the shoulder and firm ground are below it. */
export function HighwayAbove({ length, width, lanes, shoulder, rail = [0, length] }: HighwayAboveProps) {
  const edge = lanes.at(-1) ?? 0;
  const end = edge + shoulder;
  const [from, to] = rail;
  const posts = Array.from({ length: Math.floor((to - from) / 60) + 1 }, (_, post) => from + post * 60);
  return (
    <>
      <path className="s-verge" d={`M0 0H${length}V${width}H0Z`} />
      <path className="s-road" d={`M0 0H${length}V${end}H0Z`} />
      <path className="s-line" opacity=".18" d={`M0 ${edge}H${length}V${end}H0Z`} />
      <path className="s-verge-d" d={`M0 ${end}H${length}v22H0Z`} />
      <path className="s-line" d={`M0 ${edge - 3}H${length}v5H0Z`} />
      <g className="l-chalk" strokeWidth="4" strokeDasharray="44 46">
        {lanes.slice(0, -1).map((y) => (
          <path key={y} d={`M14 ${y}H${length}`} style={{ strokeLinecap: 'butt' }} />
        ))}
      </g>
      <path className="s-frame" d={posts.map((x) => `M${x} ${end + 9}h10v13h-10Z`).join('')} />
      <path className="s-steel" d={`M${from} ${end + 5}H${to}v7H${from}Z`} />
      <path className="s-steel-d" d={`M${from} ${end + 10}H${to}v3H${from}Z`} />
    </>
  );
}
