import type { Checked } from '../problem.ts';
import { readUtf8 } from '../read-utf8.ts';

/** A long book has about 1,000. */
const largestKilobytes = 200;

/**
 * Reads a Markdown file, with line ends and letters normalized.
 * @returns an error if it can't be read, isn't UTF-8, or is too long
 */
export function readSource(file: string): Checked<string> {
  const { data, problems } = readUtf8(file, file);
  if (data === undefined) return { problems };
  // Some keyboards write é as two characters; fonts have one.
  const source = data.replaceAll('\r\n', '\n').normalize('NFC');
  const kilobytes = Math.ceil(Buffer.byteLength(source) / 1000);
  if (kilobytes <= largestKilobytes) return { data: source, problems };
  const message = `This text is ${kilobytes} KB. The limit is ${largestKilobytes} KB.`;
  return { problems: [{ severity: 'error', file, message, help: 'Split it in two.' }] };
}
