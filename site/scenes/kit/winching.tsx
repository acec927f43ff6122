import { CarAbove } from './car-above.tsx';
import { WreckerAbove } from './wrecker-above.tsx';

/** How long the winch line is. */
export const line = 150;

/** All that lies no farther from the line than the line is long. */
const reach = `M0-${line}H${line}A${line} ${line} 0 0 1 ${line} ${line}H0A${line} ${line} 0 0 1 0-${line}Z`;
/** Two marks that say: this is as long as that. */
const alike = 'M-4-8V8M4-8V8';

/** The truck at the line's beginning, the car at its end, and how far the line reaches if it lets go. */
export const Winching = () => (
  <>
    <path className="s-danger" opacity=".2" d={reach} />
    <path className="l-danger" strokeWidth="3.5" strokeDasharray="12 9" d={reach} />
    <path
      className="l-danger"
      strokeWidth="3.5"
      d={`M0 16V${line - 8}M-8 28 0 16 8 28M-8 ${line - 20} 0 ${line - 8} 8 ${line - 20}`}
    />
    <path className="l-danger" strokeWidth="3" transform="translate(0 82)rotate(90)" d={alike} />
    <WreckerAbove flip x={-84} scale={0.95} />
    <CarAbove paint="plum" x={line + 58} />
    <path className="s-badge" d={`M0-2.5H${line}V2.5H0Z`} />
    <path className="l-badge" strokeWidth="3" transform="translate(30)" d={alike} />
  </>
);
