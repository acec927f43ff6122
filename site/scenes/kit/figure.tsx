interface FigureProps {
  x: number;
  y: number;
  value: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** A name of the palette. */
  color?: 'badge' | 'paper' | 'white';
}

/** A fact in numerals, as this country writes them; `y` is what they stand on. */
export const Figure = ({ x, y, value, size, anchor = 'start', color = 'badge' }: FigureProps) => (
  <text
    className={`s-${color}`}
    x={Math.round(x)}
    y={y}
    textAnchor={anchor}
    fontSize={size}
    fontWeight="700"
    fontFamily="Overpass,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif"
  >
    {value.toLocaleString('en-US')}
  </text>
);
