// Widths of a bold sans serif's characters in ems, rounded up: an estimate needs no font at hand.
const widths: readonly [RegExp, number][] = [
  [/[MWmw@%]/, 0.9],
  [/[Iijltfr1 .,:;'’‘!|()/-]/, 0.42],
  [/[A-Z0-9&]/, 0.72],
  [/[\u0020-\u024F]/, 0.6],
];

/** An estimate of a text's width, in ems; rather too much than too little. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const character of text) ems += characterWidth(character);
  return ems;
}

function characterWidth(character: string): number {
  const known = characterWidths.get(character);
  if (known !== undefined) return known;
  const width = widths.find(([kind]) => kind.test(character))?.[1] ?? 1;
  characterWidths.set(character, width);
  return width;
}

// A headline is tried in many widths, and patterns take time.
const characterWidths = new Map<string, number>();

/** Breaks a text at spaces into at most so many lines, about equally long. */
export function linesOf(text: string, most: number): string[] {
  for (let width = textWidth(text) / most; ; width *= 1.02) {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && textWidth(longer) <= width) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}
