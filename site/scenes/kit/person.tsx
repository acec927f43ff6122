import { Place, type Placement } from './place.tsx';

interface PersonProps extends Placement {
  clothes: string;
  /** An arm held out, hand at 20, -40. */
  pointing?: boolean;
}

/** A person on foot, plainly drawn: 72 high, 26 wide around `x`. */
export const Person = ({ clothes, pointing = false, ...placement }: PersonProps) => (
  <Place {...placement}>
    <path className="s-frame" d="M-9-34H9L8-2Q8 0 6 0H3Q1 0 1-2L0-22-1-2Q-1 0-3 0H-6Q-8 0-8-2Z" />
    <path className={`s-${clothes}`} d="M-12-48Q-12-56-5-56H5Q12-56 12-48L13-32Q13-29 10-29H-10Q-13-29-13-32Z" />
    {pointing && <path className={`s-${clothes}`} d="M6-54Q10-56 12-52L22-42Q24-38 20-37L8-44Z" />}
    <circle className="s-skin" cy="-64" r="8" />
    <path className="s-frame" d="M-8.5-65Q-8-73 0-73T8.5-65Q6-68 0-68T-8.5-65Z" />
  </Place>
);
