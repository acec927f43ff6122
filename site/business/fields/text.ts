import * as v from 'valibot';
import { hasGlyph } from '../../styles/heading-font.ts';
import { expectation, type Notes, shownInEditor } from './notes.ts';
import { spellOut } from './spell-out.ts';

interface Fault {
  input: unknown;
}

/** What is said of a wrong text: spaces around it, which nobody sees, are named. */
const textFault =
  (notes: Notes) =>
  ({ input }: Fault) =>
    expectation(notes, typeof input === 'string' && input.trim() ? outerSpaces(input) : '');

function outerSpaces(text: string): string {
  const [before, behind] = [/^\s/.test(text), /\s$/.test(text)];
  if (before && behind) return ' without the spaces at its start and end';
  if (before) return ' without the space at its start';
  return behind ? ' without the space at its end' : '';
}

/** A text of a fixed form, of 200 characters at the most. */
export function matching(regex: RegExp, notes: Notes) {
  const told = textFault(notes);
  return v.pipe(v.string(told), v.maxLength(200, told), v.regex(regex, told), shownInEditor(notes));
}

// Refused: control characters, lone surrogates, the sign for a broken encoding, and what cannot be seen, such as the
// marks that turn the direction of a text around. Let in: the joiners that some scripts and emoji need.
const plain = /(?:\u200C|\u200D|\uFE0E|\uFE0F|[^\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD])/u;

/** A text in one line of `min` to `max` characters (Unicode code points), a letter or figure among them. */
export function text(min: number, max: number, example: string, description: string) {
  const notes = { expected: `a plain text of ${min} to ${max} characters`, example, description };
  const regex = new RegExp(`^(?!\\s)(?=.*[\\p{L}\\p{N}])${plain.source}{${min},${max}}(?<!\\s)$`, 'u');
  const told = textFault(notes);
  return v.pipe(v.string(told), v.regex(regex, told), shownInEditor(notes));
}

/** The same for what headings and share pictures are lettered with, so in letters that the lettering has. */
export function letteredText(min: number, max: number, example: string, description: string) {
  const told = ({ input }: Fault) => {
    const strange = [...new Set(String(input))].filter((character) => !hasGlyph(character));
    const few = strange.slice(0, 8).map((character) => spellOut(JSON.stringify(character)));
    const expected = `letters that the lettering of the headings has, which are the Latin ones, without ${few.join(', ')}`;
    return expectation({ expected, example });
  };
  return v.pipe(
    text(min, max, example, description),
    // Some keyboards write é as two characters, for which the lettering has one.
    v.transform((name) => name.normalize('NFC')),
    v.check((name) => [...name].every(hasGlyph), told),
  );
}
