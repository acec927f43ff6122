import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { assetFolder, contentHash } from '../../build/assets/asset.ts';
import { compressed } from '../../build/compress.ts';
import { answerTo, listen } from './serve.ts';

/** A response. */
interface Served {
  path: string;
  /** Compressed, without headers. */
  bytes: number;
  /** The request's `Sec-Purpose`. */
  purpose: string | undefined;
}

const sent = new Map<string, { body: Uint8Array; brotli: boolean }>();

/** A file as a good host sends it: with brotli 11 if that is smaller. Each content is compressed once. */
export function onTheWire(folder: string, path: string): { body: Uint8Array; brotli: boolean } {
  const file = readFileSync(join(folder, path));
  const key = `${extname(path)} ${contentHash(file)}`;
  const answer = sent.get(key) ?? compressedWell(path, file);
  sent.set(key, answer);
  return answer;
}

/** A file's bytes at brotli 11, or at a fast level if even that is within the limit. */
export function bytesWithin(limit: number, folder: string, path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const cheap = brotliCompressSync(readFileSync(join(folder, path)), { params }).length;
  return cheap <= limit ? cheap : onTheWire(folder, path).body.length;
}

function compressedWell(path: string, file: Uint8Array): { body: Uint8Array; brotli: boolean } {
  const small = compressed(path, file).find(([name]) => name.endsWith('.br'))?.[1];
  return small ? { body: small, brotli: true } : { body: file, brotli: false };
}

/**
 * Serves a built site as a good host does: compressed, with lasting caching for hashed files, and its own 404 page.
 * @param base the path that it is under
 */
export async function serveCompressed(folder: string, base = '/') {
  const served: Served[] = [];
  const server = await listen(({ url, headers }, response) => {
    const { file, status, type } = answerTo(folder, base, url);
    const { body, brotli } = onTheWire(folder, file);
    served.push({ path: file, bytes: body.length, purpose: headers['sec-purpose']?.toString() });
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': file.startsWith(assetFolder)
        ? 'public, max-age=31536000, immutable'
        : 'max-age=0, must-revalidate',
      ...(brotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(body);
  });
  return { ...server, served };
}
