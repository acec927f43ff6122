import { contrast, darker, mixed } from './color.ts';

/** The amber of a beacon. It means the call and nothing else: the call button, the company's trucks and its mark. */
export const usualBeacon = '#ffb21a';
/** The ground of the night: of the header, the first screen and the icons. */
export const asphalt = '#10151c';
const white = '#ffffff';

/** The beacon's color, and all that follows from it. */
export interface Brand {
  beacon: string;
  /** What is written or drawn on it. */
  ink: string;
  /** The edge under a pointer. */
  edge: string;
  glow: string;
  shade: { day: string; night: string };
  lens: { day: string; night: string };
}

/** Everything that wears the beacon's color, or one made of it. */
export const brandOf = (beacon: string): Brand => ({
  beacon,
  ink: inkOn(beacon),
  edge: mixed(beacon, white, 0.42),
  glow: mixed(beacon, white, 0.29),
  shade: { day: darker(beacon, 27), night: darker(beacon, 40) },
  lens: { day: mixed(beacon, white, 0.42), night: mixed(beacon, white, 0.69) },
});

/** The rules that name the brand's colors for the style sheets. */
export const brandStyles = ({ beacon, ink, edge }: Brand) =>
  `:root{--beacon:${beacon};--beacon-ink:${ink};--beacon-edge:${edge}}`;

const inkOn = (beacon: string) => (contrast(beacon, asphalt) >= readable ? asphalt : white);

/** WCAG 2.2, 1.4.3: text on the call button. */
const readable = 4.5;
/** WCAG 2.2, 1.4.11: the button on the night's ground. */
const visible = 3;

/** Whether the call button in this color can be read, and seen at night. */
export const isBeacon = (color: string) =>
  contrast(color, inkOn(color)) >= readable && contrast(color, asphalt) >= visible;

/** The color nearest to this one, lighter or darker, in which the call button can be read and seen. */
export function nearestBeacon(color: string): string {
  for (let share = 0.01; share < 1; share += 0.01) {
    const near = [mixed(color, white, share), mixed(color, '#000000', share)].find(isBeacon);
    if (near) return near;
  }
  return usualBeacon;
}
