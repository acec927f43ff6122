/** What a vehicle throws on the ground: an ellipse from `x` to `x + length`. */
export function Shadow({ x, y, length }: { x: number; y: number; length: number }) {
  return <ellipse className="s-shadow" cx={x + length / 2} cy={y} rx={length / 2} ry="5" />;
}
