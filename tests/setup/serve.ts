import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assetFolder } from '../../build/assets/asset.ts';
import { filesIn } from '../../build/files-in.ts';
import { findFile } from '../../build/serve/serve-file.ts';
import { compressed } from '../../build/site.ts';

/** Starts a server on a free port of the loopback. */
export async function listen(answer: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/**
 * What a host answers to a request.
 * @param folder a built site, served under the path `base`
 * @param url as in the request
 * @param pictures whether to send the real ones, or one that is empty: drawing takes a third of a page's time
 */
export function answerTo(folder: string, base: string, url = '/', pictures = true) {
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;
  const { file, ...answer } = findFile(base, url, isFile);
  if (!pictures && /\.(?:svg|png)$/.test(file))
    return { ...answer, file, type: 'image/svg+xml', body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  return { ...answer, file, body: readFileSync(join(folder, file)) };
}

/** Serves a built site on the loopback. */
export const serve = (folder: string, base = '/', pictures = true) =>
  listen(({ url }, response) => {
    const { status, type, body } = answerTo(folder, base, url, pictures);
    response.writeHead(status, { 'content-type': type }).end(body);
  });

/** Serves a built site as a good host does: with brotli 11, lasting caching for hashed files, and its own 404 page. */
export async function serveCompressed(folder: string, base = '/') {
  /** Each answer: its bytes compressed, without headers, and the request's `Sec-Purpose`. */
  const served: { path: string; bytes: number; purpose: string | undefined }[] = [];
  const known = new Map<string, Uint8Array | undefined>();
  const server = await listen(({ url, headers }, response) => {
    const { file, status, type, body } = answerTo(folder, base, url);
    if (!known.has(file)) known.set(file, compressed(file, body).find(([name]) => name.endsWith('.br'))?.[1]);
    const small = known.get(file);
    const { length } = small ?? body;
    served.push({ path: file, bytes: length, purpose: headers['sec-purpose']?.toString() });
    response.writeHead(status, {
      'content-type': type,
      'content-length': length,
      'cache-control': file.startsWith(assetFolder)
        ? 'public, max-age=31536000, immutable'
        : 'max-age=0, must-revalidate',
      ...(small && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(small ?? body);
  });
  return { ...server, served };
}

/** The paths of the pages in a built site's folder, home first: `/about/`, `/404.html`. */
export const pathsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
