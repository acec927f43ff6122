import { Numeral } from './numeral.tsx';

/** A numbered place: the list under the drawing says what is there. */
export function Disc({ n, x, y, r = 17 }: { n: number; x: number; y: number; r?: number }) {
  return (
    <>
      <circle className="s-badge" cx={x} cy={y} r={r} />
      <circle className="l-paper" cx={x} cy={y} r={r} strokeWidth="2.5" />
      <Numeral value={n} x={x} y={y} scale={r / 16} />
    </>
  );
}
