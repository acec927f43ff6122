import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = new Set(
  ['html', 'css', 'js', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'vcf', 'ico'].map((type) => `.${type}`),
);

/** The `.br` and `.gz` files to stand beside a file, for hosts that serve them; none where they would not be smaller. */
export function compressed(path: string, body: string | Uint8Array): [path: string, bytes: Uint8Array][] {
  if (!compressible.has(extname(path))) return [];
  const bytes = Buffer.from(body);
  const both: [string, Uint8Array][] = [
    [`${path}.br`, brotli(bytes)],
    [`${path}.gz`, gzip(bytes)],
  ];
  return both.filter(([, small]) => small.length < bytes.length);
}

function brotli(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function gzip(bytes: Uint8Array): Uint8Array {
  const zipped = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  // The header has no time stamp, but names the operating system; 255 is "unknown", the same on every machine.
  zipped[9] = 255;
  return zipped;
}
