import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|css|js|svg|xml|txt|json|webmanifest|vcf|ico)$/;

/** The `.br` and `.gz` files to stand beside a file, for hosts that serve them; none where they would not be smaller. */
export function compressed(path: string, bytes: Uint8Array): [path: string, bytes: Uint8Array][] {
  if (!compressible.test(path)) return [];
  const gz = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  // The header has no time stamp, but names the operating system; 255 is "unknown", the same on every machine.
  gz[9] = 255;
  const both: [string, Uint8Array][] = [
    [`${path}.br`, brotliCompressSync(bytes)],
    [`${path}.gz`, gz],
  ];
  return both.filter(([, small]) => small.length < bytes.length);
}
