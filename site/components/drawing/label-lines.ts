/** Px that a letter of a chip takes, all that is not letters, and a drawing on a phone of 360 px. */
const [letter, ends, phone] = [7.1, 22, 320];

/**
 * Breaks a label into as few lines as it has room for on a phone, all about as long, so that its chip is only as wide as
 * the longest of them.
 * @param share of the drawing's width that the label may take
 * @returns the words with the ends of lines between them, which a chip keeps, and a list takes for spaces
 */
export function labelLines(words: string, share: number): string {
  const most = Math.max(1, Math.floor((share * phone - ends) / letter));
  const count = wrap(words, most).length;
  let longest = Math.ceil(words.length / count);
  while (wrap(words, longest).length > count) longest += 1;
  return wrap(words, longest).join('\n');
}

/** Each line takes as many words as it can. */
function wrap(words: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
