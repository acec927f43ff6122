/** A place in a picture. */
export type Point = readonly [x: number, y: number];

interface BarProps {
  from: Point;
  to: Point;
  width: number;
  className: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A straight bar between two points: a cable, a strut, a cylinder. */
export function Bar({ from: [x1, y1], to: [x2, y2], width, className }: BarProps) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y1 - y2) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  const corners: Point[] = [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ];
  return <path className={className} d={`M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}Z`} />;
}
