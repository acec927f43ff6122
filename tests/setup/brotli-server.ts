import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { assetFolder, contentHash } from '../../build/assets/asset.ts';
import { compressed } from '../../build/compress.ts';
import { fileAt } from '../../build/route.ts';
import { contentTypes } from './content-types.ts';

/** What the server sent. */
interface Served {
  path: string;
  /** On the wire, without headers. */
  bytes: number;
  /** Why it was asked for, where a browser says so (`Sec-Purpose`). */
  purpose: string | undefined;
}

const sent = new Map<string, { body: Uint8Array; brotli: boolean }>();

/** A file as a good host sends it: at brotli 11 where that is smaller. The same content is compressed once. */
export function onTheWire(folder: string, path: string): { body: Uint8Array; brotli: boolean } {
  const file = readFileSync(join(folder, path));
  const key = `${extname(path)} ${contentHash(file)}`;
  const answer = sent.get(key) ?? compressedWell(path, file);
  sent.set(key, answer);
  return answer;
}

function compressedWell(path: string, file: Uint8Array): { body: Uint8Array; brotli: boolean } {
  const small = compressed(path, file).find(([name]) => name.endsWith('.br'))?.[1];
  return small ? { body: small, brotli: true } : { body: file, brotli: false };
}

/**
 * Serves a built site as a good host does: compressed, with lasting caching for hashed files, and its own 404 page.
 * @param base the path that it stands under
 */
export async function serveCompressed(folder: string, base = '/') {
  const served: Served[] = [];
  const answers = new Map<string, ReturnType<typeof onTheWire>>();
  const server = createServer(({ url = '/', headers }, response) => {
    const asked = decodeURIComponent(new URL(url, 'http://host').pathname);
    const path = asked.startsWith(base) ? fileAt(asked.slice(base.length - 1)) : '';
    const found = extname(path) !== '' && existsSync(join(folder, path));
    const answer = found ? path : '/404.html';
    const { body, brotli } = answers.get(answer) ?? onTheWire(folder, answer);
    answers.set(answer, { body, brotli });
    served.push({ path, bytes: body.length, purpose: headers['sec-purpose']?.toString() });
    response.writeHead(found ? 200 : 404, {
      'content-type': contentTypes[extname(answer)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': path.startsWith(assetFolder)
        ? 'public, max-age=31536000, immutable'
        : 'max-age=0, must-revalidate',
      ...(brotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    served,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
