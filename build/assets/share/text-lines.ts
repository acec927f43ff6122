import type { Lettering } from '../../route.ts';

/** The size that words are measured in: outlines are rounded to a tenth of a unit. */
const measured = 100;

/** @returns a function that gives the width of words in ems, each word of them measured once */
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
 * Breaks a text at spaces into at most so many lines, about equally long.
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
