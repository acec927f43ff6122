import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:html|css|js|svg|xml|txt|json|webmanifest|vcf|ico)$/;

/** The `.br` and `.gz` versions of a file, for hosts that serve them, if they are smaller. */
export function compressed(path: string, bytes: Uint8Array): [path: string, bytes: Uint8Array][] {
  if (!compressible.test(path)) return [];
  const both: [string, Uint8Array][] = [
    [`${path}.br`, brotliCompressSync(bytes)],
    [`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ];
  return both.filter(([, small]) => small.length < bytes.length);
}
