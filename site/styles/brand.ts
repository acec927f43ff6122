import { contrast, darken, mix } from './color.ts';
import { asphalt, black, defaultBrandColor, pageColors, white } from './palette.ts';

/** The brand's color, and the colors made of it, as `#rrggbb`. */
export const brandOf = (color: string) => ({
  color,
  /** The color of letters and drawings on it. */
  ink: inkOn(color),
  /** The call button's edge under a pointer. */
  edge: mix(color, white, 0.42),
  glow: mix(color, white, 0.29),
  shade: { day: darken(color, 27), night: darken(color, 40) },
  lens: { day: mix(color, white, 0.42), night: mix(color, white, 0.69) },
});

export type Brand = ReturnType<typeof brandOf>;

/** The rule that gives style sheets the palette and the brand's colors; `.night` has the night's by day. */
export const colorStyles = ({ color, ink, edge }: Brand) => {
  const pairs = Object.entries(pageColors).map(([name, { day, night }]) => [
    name,
    day === night ? day : `light-dark(${day}, ${night})`,
  ]);
  const colors = [...pairs, ['brand', color], ['brand-ink', ink], ['brand-edge', edge]];
  return `:root, .night {${colors.map(([name, value]) => `--${name}: ${value};`).join('')}}`;
};

const inkOn = (color: string) => (contrast(color, asphalt) >= readable ? asphalt : white);

/** The least contrast of text on the call button (WCAG 2.2, 1.4.3). */
const readable = 4.5;
/** The least contrast of the button with the night's background (WCAG 2.2, 1.4.11). */
const visible = 3;

/** Whether the call button in this color can be read, and seen at night. */
export const isReadable = (color: string) =>
  contrast(color, inkOn(color)) >= readable && contrast(color, asphalt) >= visible;

/** The color nearest to this one, lighter or darker, in which the call button can be read and seen. */
export function nearestReadable(color: string): string {
  for (let share = 0.01; share < 1; share += 0.01) {
    const near = [mix(color, white, share), mix(color, black, share)].find(isReadable);
    if (near) return near;
  }
  return defaultBrandColor;
}
