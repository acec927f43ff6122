import { brighten, contrast, darken, luminance, mix } from './color.ts';
import { asphalt, type Brand, black, pageColors, type Shade, signRed, white } from './palette.ts';

/** The minimum contrast of text on the call button (WCAG 2.2, 1.4.3). */
const readable = 4.5;
/** The minimum contrast of the button with the dark background (WCAG 2.2, 1.4.11). */
const visible = 3;
/** A button with less contrast needs an edge on white; amber has 1.8. */
const apart = 1.5;
/** Two buttons with this contrast differ even for people who can't tell their hues apart. */
const unlike = 2;

/** The brand's color and those made from it: by day as the owner gives it, at night light enough for the dark around it. */
export function brandOf(given: string): Brand {
  const brand = brands.get(given) ?? makeBrand(given);
  brands.set(given, brand);
  return brand;
}

// Every drawing asks for the brand, and comparing colors takes time.
const brands = new Map<string, Brand>();

function makeBrand(given: string): Brand {
  const color = { day: given, night: seenAtNight(given) };
  const made = (from: (color: string) => string): Shade => ({ day: from(color.day), night: from(color.night) });
  return {
    color,
    ink: made(inkOn),
    rim: { day: contrast(given, white) < apart ? inkOn(given) : given, night: color.night },
    shade: { day: shaded(color.day, 27), night: shaded(color.night, 40) },
    emergency: made((color) => (contrast(color, signRed) < unlike ? white : signRed)),
    emergencyInk: made((color) => (contrast(color, signRed) < unlike ? signRed : white)),
  };
}

/** The CSS rule with the palette and the brand's colors. In `.night` they are the dark ones, by day too. */
export function colorStyles({ color, ink, rim, emergency, emergencyInk }: Brand): string {
  const colors = {
    ...pageColors,
    ...{ brand: color, 'brand-ink': ink, 'brand-rim': rim },
    ...{ emergency, 'emergency-ink': emergencyInk },
  };
  const rules = Object.entries(colors).map(([name, { day, night }]) =>
    day === night ? `--${name}: ${day};` : `--${name}: light-dark(${day}, ${night});`,
  );
  return `:root, .night {${rules.join('')}}`;
}

/** The color, or a brighter one that is visible at night: of the same hue, or if that isn't enough, mixed with white. */
function seenAtNight(color: string): string {
  const steps = Array.from({ length: 101 }, (_, percent) => percent / 100);
  const lighter = [...steps.map((step) => brighten(color, 1 + step)), ...steps.map((step) => mix(color, white, step))];
  return lighter.find((near) => contrast(near, asphalt) >= visible) ?? white;
}

// Black is readable on every color that white isn't readable on.
const inkOn = (color: string) => [asphalt, white].find((ink) => contrast(color, ink) >= readable) ?? black;

/** The shaded side of a drawn surface. On a nearly black one it is lighter, or it would be invisible. */
const shaded = (color: string, less: number) =>
  luminance(color) < 0.02 ? mix(color, white, less / 255) : darken(color, less);
