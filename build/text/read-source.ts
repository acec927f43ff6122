import type { Problem } from '../problem.ts';
import { readUtf8 } from '../read-utf8.ts';

/** A long book has about 1,000; nobody reads a fifth of one on a page. */
const largestKilobytes = 200;

/**
 * The Markdown of a text, with the line ends and the letters that the parser knows.
 * @param file as messages show it, from the project's folder
 * @param report gets what is wrong where the text is too long; then there is none
 * @throws UserError as `readUtf8` does
 */
export function readSource(file: string, report: (problem: Omit<Problem, 'severity'>) => void): string | undefined {
  // Some keyboards write é as two characters, for which fonts have one.
  const source = readUtf8(file, file).replaceAll('\r\n', '\n').normalize('NFC');
  const kilobytes = Math.ceil(Buffer.byteLength(source) / 1000);
  if (kilobytes <= largestKilobytes) return source;
  const message = `This text has ${kilobytes} KB. Expected at most ${largestKilobytes} KB.`;
  report({ file, message, help: 'Make two texts of it.' });
  return undefined;
}
