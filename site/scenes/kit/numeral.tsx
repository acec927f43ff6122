/** Figures drawn around their own middle, 10 wide and 14 high. */
const figures: Record<string, string> = {
  '0': 'M0-7C-4-7-5-3.5-5 0S-4 7 0 7 5 3.5 5 0 4-7 0-7Z',
  '1': 'M-3-4.5 1-7V7',
  '2': 'M-4.5-3.5C-4-6-2-7 0-7 3-7 4.8-5.5 4.8-3.2 4.8-1 3 .8-4.5 7H5',
  '3': 'M-4.5-6.8H4.5L-.5-1.5C3-1.8 5 0 5 2.6 5 5.5 2.8 7 0 7-2.5 7-4.2 6-5 4',
  '4': 'M2.5 7V-7L-5 3.5H5',
  '5': 'M4.2-7H-3.5L-4.2-.8C-3-1.7-1.5-2 0-2 3-2 5-.4 5 2.4 5 5.3 2.8 7 0 7-2.4 7-4 6-5 4.2',
  '6': 'M3.5-7C-1.5-5.5-5-2-5 2.3A5 4.7 0 1 0 5 2.3C5-.5 2.8-2.2.3-2.2-2-2.2-4-1-4.8 1',
  '7': 'M-4.8-6.8H4.8L-1.5 7',
  '8': 'M0-.6C-2.6-.6-4.2-1.9-4.2-3.8S-2.6-7 0-7 4.2-5.8 4.2-3.8 2.6-.6 0-.6-5 1-5 3.3-3 7 0 7 5 5.6 5 3.3 2.6-.6 0-.6Z',
  '9': 'M-3.5 7C1.5 5.5 5 2 5-2.3A5 4.7 0 1 0-5-2.3C-5 .5-2.8 2.2-.3 2.2 2 2.2 4 1 4.8-1',
};

interface NumeralProps {
  value: number;
  /** The middle of all its figures. */
  x: number;
  y: number;
  scale?: number;
  className?: string;
}

/** A number on a sign, drawn and not set, because a picture in a file of its own has no font. */
export function Numeral({ value, x, y, scale = 1, className = 'l-paper' }: NumeralProps) {
  const signs = String(value).split('');
  return (
    <g className={className} strokeWidth="2.6" transform={`translate(${x} ${y})scale(${scale})`}>
      {signs.map((sign, place) => (
        <path key={place} transform={`translate(${(place - (signs.length - 1) / 2) * 14})`} d={figures[sign]} />
      ))}
    </g>
  );
}
