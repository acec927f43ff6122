import type { Point } from './bar.tsx';

/** A straight stretch, or half a turn to the next one below. */
type Piece =
  | { length: number; from: Point; way: 1 | -1; center?: never }
  | { length: number; center: Point; r: number; way: 1 | -1; from?: never };

interface Bounds {
  left: number;
  right: number;
  top: number;
  /** Radius of its turns. */
  r: number;
  /** How many straight stretches there are. */
  runs: number;
}

/** A road that winds down between two sides, known by how far along it something is. */
export function windingRoad({ left, right, top, r, runs }: Bounds) {
  const pieces: Piece[] = [];
  for (let run = 0; run < runs; run++) {
    const way = run % 2 === 0 ? 1 : -1;
    const y = top + run * 2 * r;
    pieces.push({ length: right - left, from: [way > 0 ? left : right, y], way });
    if (run < runs - 1) pieces.push({ length: Math.PI * r, center: [way > 0 ? right : left, y + r], r, way });
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);

  /** The ribbon from one distance to another, `width` wide, as the path of an outline. */
  function ribbon(start: number, end: number, width: number): string {
    let before = 0;
    return pieces
      .map((piece) => {
        const [from, to] = [Math.max(0, start - before), Math.min(piece.length, end - before)];
        before += piece.length;
        return from < to ? outline(piece, from, to, width / 2) : '';
      })
      .join('');
  }

  /** The place at a distance. */
  function at(distance: number): Point {
    let rest = Math.min(distance, length);
    for (const piece of pieces) {
      if (rest <= piece.length) return placeOn(piece, rest, 0);
      rest -= piece.length;
    }
    throw new Error('The road ends before its end.');
  }

  return { length, ribbon, at };
}

/** A place on a piece, so far along it and so far out to the side. */
function placeOn(piece: Piece, along: number, out: number): Point {
  if (piece.from) return [piece.from[0] + piece.way * along, piece.from[1] - out];
  const angle = along / piece.r;
  const { center, r, way } = piece;
  return [center[0] + way * (r + out) * Math.sin(angle), center[1] - (r + out) * Math.cos(angle)];
}

function outline(piece: Piece, from: number, to: number, half: number): string {
  const corner = (along: number, out: number) =>
    placeOn(piece, along, out)
      .map((value) => Math.round(value * 10) / 10)
      .join(' ');
  const arc = (r: number, sweep: boolean) => (piece.center ? `A${r} ${r} 0 0 ${Number(sweep)} ` : 'L');
  const [outer, inner] = piece.center ? [piece.r + half, piece.r - half] : [0, 0];
  return `M${corner(from, half)}${arc(outer, piece.way > 0)}${corner(to, half)}L${corner(to, -half)}${arc(inner, piece.way < 0)}${corner(from, -half)}Z`;
}
