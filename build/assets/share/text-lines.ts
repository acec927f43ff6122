// Widths of a bold sans serif's characters in ems, on the safe side: an estimate needs no font at hand.
const widths: readonly [RegExp, number][] = [
  [/[MWmw@%]/, 0.9],
  [/[Iijltfr1 .,:;'’‘!|()/-]/, 0.42],
  [/[A-Z0-9&]/, 0.72],
  [/[\u0020-\u024F]/, 0.6],
];

/** About how wide a text is, in multiples of the type's size; rather too much than too little. */
export function widthOf(text: string): number {
  let ems = 0;
  for (const character of text) ems += widths.find(([kind]) => kind.test(character))?.[1] ?? 1;
  return ems;
}

/**
 * Breaks a text at spaces into lines, each as full as it can be.
 * @param measure the width of a line, in multiples of the type's size
 */
export function fullLines(text: string, measure: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= measure) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same with as few lines, but about equally long ones. */
export function evenLines(text: string, measure: number): string[] {
  const full = fullLines(text, measure);
  for (let narrow = widthOf(text) / full.length; narrow < measure; narrow *= 1.02) {
    const even = fullLines(text, narrow);
    if (even.length === full.length) return even;
  }
  return full;
}
