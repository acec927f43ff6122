import { refuseImage } from './read-image.ts';

/** Pixels of the longer side: more than any use of a logo needs. */
const size = 1024;

/**
 * Draws an owner's SVG as a PNG.
 * @throws UserError if it can't be drawn the way browsers do
 */
export async function drawSvg(source: string): Promise<Buffer> {
  refuseUndrawable(source);
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(source);
  try {
    const { width, height } = await sharp(svg).metadata();
    // In pixels per inch, so that the longer side gets its size; the library reads an SVG at 72.
    const density = Math.min(Math.max((72 * size) / Math.max(width, height), 1), 100_000);
    return await sharp(svg, { density }).resize({ width: size, height: size, fit: 'inside' }).png().toBuffer();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return refuseImage(`can’t be read (${reason})`, 'Expected an SVG or a PNG.', 'Open it and save it again.');
  }
}

/** What isn't drawn: comments, descriptions and fonts. */
const unseen =
  /<!--[\s\S]*?-->|<((?:\w+:)?(?:desc|title|metadata))\b[^>]*>[\s\S]*?<\/\1>|@font-face\s*\{[^}]*\}|@import[^;]*font[^;]*;/g;

/** What browsers draw, and the library leaves out without a word: words in a font, pictures, and parts of other files. */
const undrawable =
  /<(?:\w+:)?(?:text\b(?![^>]*\/>)|image\b|use\b[^>]*\bhref\s*=\s*["']\s*[^#\s"'])|<\?xml-stylesheet|@import|url\(\s*(?:["']|&quot;)?(?![#\s"'&])/;

/** @throws UserError with a part that isn't in the file, or words set in a font */
function refuseUndrawable(source: string): void {
  if (!undrawable.test(source.replace(unseen, ''))) return;
  const help = 'In the drawing program, turn all of it into paths (outlines), or save it as a PNG.';
  refuseImage('has words in a font, a picture, or a part that is in another file', 'Expected only paths.', help);
}
