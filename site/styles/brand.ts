import { brighten, contrast, darken, luminance, mix } from './color.ts';
import { asphalt, type Brand, black, pageColors, type Shade, signRed, white } from './palette.ts';

/** The least contrast of text on the call button (WCAG 2.2, 1.4.3). */
const readable = 4.5;
/** The least contrast of the button with the night's background (WCAG 2.2, 1.4.11). */
const visible = 3;
/** Below it, a button on white paper needs an edge; amber has 1.8. */
const apart = 1.5;
/** The contrast from which two buttons differ in lightness, also for those who see no hues. */
const unlike = 2;

/** The brand's color, and the colors made of it: by day as the owner gives it, by night as light as the dark around it asks for. */
export function brandOf(given: string): Brand {
  const brand = brands.get(given) ?? makeBrand(given);
  brands.set(given, brand);
  return brand;
}

// Every drawing asks for its brand, and colors take time to compare.
const brands = new Map<string, Brand>();

function makeBrand(given: string): Brand {
  const color = { day: given, night: seenAtNight(given) };
  const made = (from: (color: string) => string): Shade => ({ day: from(color.day), night: from(color.night) });
  return {
    color,
    ink: made(inkOn),
    edge: made((color) => mix(color, white, 0.42)),
    rim: { day: contrast(given, white) < apart ? inkOn(given) : given, night: color.night },
    shade: { day: shaded(color.day, 27), night: shaded(color.night, 40) },
    emergency: made((color) => (contrast(color, signRed) < unlike ? white : signRed)),
    emergencyInk: made((color) => (contrast(color, signRed) < unlike ? signRed : white)),
  };
}

/** The rule that gives style sheets the palette and the brand's colors; `.night` has the night's by day. */
export function colorStyles({ color, ink, edge, rim, emergency, emergencyInk }: Brand): string {
  const colors = {
    ...pageColors,
    ...{ brand: color, 'brand-ink': ink, 'brand-edge': edge, 'brand-rim': rim },
    ...{ emergency, 'emergency-ink': emergencyInk },
  };
  const rules = Object.entries(colors).map(([name, { day, night }]) =>
    day === night ? `--${name}: ${day};` : `--${name}: light-dark(${day}, ${night});`,
  );
  return `:root, .night {${rules.join('')}}`;
}

/** The color itself, or a brighter one that is seen against the night: of its own hue, or where that has none, with white in it. */
function seenAtNight(color: string): string {
  const steps = Array.from({ length: 101 }, (_, percent) => percent / 100);
  const lighter = [...steps.map((step) => brighten(color, 1 + step)), ...steps.map((step) => mix(color, white, step))];
  return lighter.find((near) => contrast(near, asphalt) >= visible) ?? white;
}

// Black can be read on every color on which white cannot.
const inkOn = (color: string) => [asphalt, white].find((ink) => contrast(color, ink) >= readable) ?? black;

/** The shaded side of a drawn surface; that of a nearly black one is lighter, or nothing would be seen on it. */
const shaded = (color: string, less: number) =>
  luminance(color) < 0.02 ? mix(color, white, less / 255) : darken(color, less);
