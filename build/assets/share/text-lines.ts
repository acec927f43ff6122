import type { Lettering } from '../../route.ts';

/** The font size used for measuring. */
const measured = 100;

/** @returns a function that returns the width of a text in ems, and measures each word once */
export function textMeasure(lettering: Lettering): (text: string) => number {
  const widths = new Map<string, number>();
  const widthOf = (word: string) => {
    const width = widths.get(word) ?? lettering(word, measured).width / measured;
    widths.set(word, width);
    return width;
  };
  return (text) => text.split(/(?<= )|(?= )/).reduce((sum, word) => sum + widthOf(word), 0);
}

/**
 * Breaks a text at spaces into at most this many lines of about equal length.
 * @param widthOf gives the width of words
 */
export function linesOf(text: string, most: number, widthOf: (text: string) => number): string[] {
  for (let width = widthOf(text) / most; ; width *= 1.02) {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}
