import { readFileSync } from 'node:fs';
import sharp from 'sharp';

// The other side of draw-svg.ts: an SVG comes in, a PNG goes out.
const size = Number(process.argv.at(-1));

/** The pixels per inch at which the longer side gets its size; the library reads an SVG at 72. */
async function densityOf(source: Buffer): Promise<number> {
  const { width, height } = await sharp(source).metadata();
  return Math.min(Math.max((72 * size) / Math.max(width, height), 1), 100_000);
}

async function draw(source: Buffer): Promise<void> {
  const within = { width: size, height: size, fit: 'inside' } as const;
  const drawing = sharp(source, { density: await densityOf(source) }).resize(within);
  process.stdout.write(await drawing.png().toBuffer());
}

void draw(readFileSync(0));
