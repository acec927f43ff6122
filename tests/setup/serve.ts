import { once } from 'node:events';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
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
 */
export function answerTo(folder: string, base: string, url = '/') {
  const isFile = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() === true;
  return { path: decodeURIComponent(new URL(url, 'http://host').pathname), ...findFile(base, url, isFile) };
}

/** Sends an empty picture if a picture is requested: drawing takes a third of a page's time. */
export function sendEmptyPicture(file: string, response: ServerResponse): boolean {
  const isPicture = /\.(?:svg|png)$/.test(file);
  if (isPicture)
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  return isPicture;
}

/**
 * Serves a built site on the loopback.
 * @param pictures whether to send the real pictures
 */
export const serve = (folder: string, base = '/', pictures = true) =>
  listen(({ url }, response) => {
    const { file, status, type } = answerTo(folder, base, url);
    if (!pictures && sendEmptyPicture(file, response)) return;
    response.writeHead(status, { 'content-type': type });
    // A test may remove its site while the browser is still loading.
    createReadStream(join(folder, file))
      .on('error', () => response.destroy())
      .pipe(response);
  });

/** Serves a built site as a good host does: with brotli 11, lasting caching for hashed files, and its own 404 page. */
export async function serveCompressed(folder: string, base = '/') {
  /** Each answer: its bytes compressed, without headers, and the request's `Sec-Purpose`. */
  const served: { path: string; bytes: number; purpose: string | undefined }[] = [];
  const bodies = new Map<string, { body: Uint8Array; brotli: boolean }>();
  const compress = (path: string) => {
    const file = readFileSync(join(folder, path));
    const small = compressed(path, file).find(([name]) => name.endsWith('.br'))?.[1];
    return { body: small ?? file, brotli: small !== undefined };
  };
  const server = await listen(({ url, headers }, response) => {
    const { file, status, type } = answerTo(folder, base, url);
    const { body, brotli } = bodies.get(file) ?? compress(file);
    bodies.set(file, { body, brotli });
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

/** Finds free ports on the loopback. All are held until all are known, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createSocket().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** The paths of the pages in a built site's folder, home first: `/about/`, `/404.html`. */
export const pathsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
