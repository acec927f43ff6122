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
  for (const character of text) ems += widths.find(([kind]) => kind.test(character))?.[1] ?? 1;
  return ems;
}

/** Breaks a text at spaces into as few lines as it takes, each at most `width` ems wide where its words allow it. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, about equally long. */
export function wrapBalanced(text: string, width: number): string[] {
  const lines = wrap(text, width);
  for (let narrow = textWidth(text) / lines.length; narrow < width; narrow *= 1.02) {
    const balanced = wrap(text, narrow);
    if (balanced.length === lines.length) return balanced;
  }
  return lines;
}
