import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { hasCostlyParts, largestLength } from './svg-limits.ts';

// The other side of draw-svg.ts: an SVG comes in, JSON goes out.
const fitted = Number(process.argv.at(-1));

function draw(source: string): object {
  const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'height', value: fitted } } as const;
  try {
    const drawing = new Resvg(source, options);
    const { width, height } = drawing;
    const svg = drawing.toString();
    if (svg.length > largestLength || hasCostlyParts(svg)) return { width, height, svg, png: '' };
    // Read once more, because the library breaks a file where an id has a < or a quotation mark.
    return { width, height, svg, png: new Resvg(svg, options).render().asPng().toString('base64') };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}

process.stdout.write(JSON.stringify(draw(readFileSync(0, 'utf8'))));
