interface ClockProps {
  x: number;
  y: number;
  r?: number;
  /** What it shows: hours, and minutes past them. */
  hour: number;
  minute?: number;
  /** Minutes from the full hour that are marked. */
  marked?: number;
}

const turn = (degrees: number, length: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(Math.sin(angle) * length)} ${Math.round(-Math.cos(angle) * length)}`;
};

/** A clock, drawn at radius 40. */
export const Clock = ({ x, y, r = 40, hour, minute = 0, marked = 0 }: ClockProps) => (
  <g transform={`translate(${x} ${y})scale(${r / 40})`}>
    <circle className="s-white" r="40" />
    {marked > 0 && <path className="s-blue" d={`M0 0V-36A36 36 0 0 1 ${turn(marked * 6, 36)}Z`} />}
    <path className="l-ink" strokeWidth="3" d="M0-34V-30M0 34V30M34 0H30M-34 0H-30" />
    <path className="l-ink" strokeWidth="5" d={`M${turn(hour * 30 + minute / 2, 19)} 0 0 ${turn(minute * 6, 29)}`} />
    <circle className="l-badge" r="40" strokeWidth="4" />
  </g>
);
