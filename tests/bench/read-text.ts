import '../../build/process.ts';
import { errorsOfBody, longText, repeated } from '../setup/long-text.ts';

// Reads a text of so many kilobytes, an equal part of each thing that once took the square of its length.
const [kilobytes = ''] = process.argv.slice(2);
const parts = Object.values(repeated);
const body = parts.map((part) => longText(part, (Number(kilobytes) * 1000) / parts.length)).join('\n\n');
// No text has been read before, so none comes out of the cache.
void errorsOfBody(`${body}\n\n${performance.timeOrigin}`);
