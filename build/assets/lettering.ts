import type { Font } from 'harfbuzzjs';
import { userError } from '../problem.ts';
import type { Lettering } from '../route.ts';

/** Outlines are rounded to a tenth of a unit. */
const precision = 10;

type HarfBuzz = typeof import('harfbuzzjs');

/**
 * Words as outlines, for SVG files, which can't use the page's font.
 * @param trueTypes the font's files, the main one first; a letter comes from the first one that has it
 */
export async function letteringOf(trueTypes: readonly Uint8Array[]): Promise<Lettering> {
  const harfBuzz = await import('harfbuzzjs');
  const { Blob, Face, Font } = harfBuzz;
  const fonts = trueTypes.map((bytes) => new Font(new Face(new Blob(new Uint8Array(bytes).buffer))));
  // A share picture measures each word several times.
  const made = new Map<string, ReturnType<Lettering>>();
  return (words, size) => {
    const key = `${size} ${words}`;
    const letters = made.get(key) ?? outline(harfBuzz, runsOf(words, fonts), size);
    made.set(key, letters);
    return letters;
  };
}

interface Run {
  font: Font;
  words: string;
}

/**
 * Splits words into runs of one font.
 * @throws UserError if no font has a letter: pictures would show a box in its place
 */
function runsOf(words: string, fonts: readonly Font[]): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0;
    const font = fonts.find((each) => each.nominalGlyph(code));
    if (!font) throw userError(`The font of pictures has no ${letter}. Write “${words}” in other letters.`);
    const last = runs.at(-1);
    if (last?.font === font) last.words += letter;
    else runs.push({ font, words: letter });
  }
  return runs;
}

function outline({ Buffer, shape }: HarfBuzz, runs: readonly Run[], size: number): ReturnType<Lettering> {
  const scale = Math.round(size * precision);
  let [d, pen] = ['', 0];
  for (const { font, words } of runs) {
    font.setScale(scale, scale);
    const buffer = new Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      d += moved(font.glyphToPath(glyph), pen + xOffset);
      pen += xAdvance;
    }
  }
  return { d, width: pen / precision };
}

/** A glyph's path, flipped to y pointing down, moved to `x`, and with relative commands, which are shorter. */
function moved(path: string, x: number): string {
  let from = [0, 0];
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, coordinates: string) => {
    const points = coordinates.split(/[ ,]/).filter(Boolean).map(Number);
    const places = points.map((value, index) => (index % 2 === 0 ? x + value : -value));
    const start = command === 'M' ? [0, 0] : from;
    const steps = places.map((place, index) => Math.round(place) - (start[index % 2] ?? 0));
    if (places.length > 0) from = places.slice(-2).map(Math.round);
    const numbers = steps.map((step) => String(step / precision).replace(/^(-?)0\./, '$1.'));
    return (command === 'M' ? 'M' : command.toLowerCase()) + numbers.join(' ').replaceAll(' -', '-');
  });
}
