const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const hex = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes a color with a share, 0 to 1, of another one. All colors are `#rrggbb`. */
export const mix = (color: string, other: string, share: number) =>
  hex(channels(color).map((value, index) => value + ((channels(other)[index] ?? 0) - value) * share));

/** Darkens each channel by the same amount, 0 to 255, so that the color doesn't become duller. */
export const darken = (color: string, less: number) => hex(channels(color).map((value) => value - less));

/** Multiplies each channel. The hue stays as long as no channel is full. */
export const brighten = (color: string, times: number) => hex(channels(color).map((value) => value * times));

/** The contrast of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of a color, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
