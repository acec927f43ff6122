interface PersonAboveProps {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise; by itself the person looks up the picture. */
  rotate?: number;
  clothes: string;
}

/** A person seen from above: shoulders and a head, 34 wide. */
export const PersonAbove = ({ x = 0, y = 0, scale = 1, rotate = 0, clothes }: PersonAboveProps) => (
  <g transform={`translate(${x} ${y})rotate(${rotate})scale(${scale})`}>
    <path className={`s-${clothes}`} d="M-17 1Q-17-6-9-6H9Q17-6 17 1 17 8 9 8H-9Q-17 8-17 1Z" />
    <circle className="s-skin" cy="-1.5" r="6.5" />
    <path className="s-frame" d="M-7.5 0A7.5 7.5 0 0 0 7.5 0Q5-5 0-5T-7.5 0Z" />
  </g>
);
