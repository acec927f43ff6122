import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileAt } from '../../build/route.ts';

/** Content types by a file's extension, as a host sends them. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Answers on a free port of the loopback, until it is closed with all its connections. */
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
 * What a host answers a request with.
 * @param folder a built site, which stands under the path `base`
 * @param url the request's, as it came
 * @returns the path that was asked for, its file in the folder, else the 404 page's, and that file's content type
 */
export function answerTo(folder: string, base: string, url = '/') {
  const path = decodeURIComponent(new URL(url, 'http://host').pathname);
  const wanted = path.startsWith(base) ? fileAt(path.slice(base.length - 1)) : '';
  const isFound = extname(wanted) !== '' && existsSync(join(folder, wanted));
  const file = isFound ? wanted : '/404.html';
  return { path, file, status: isFound ? 200 : 404, type: contentTypes[extname(file)] ?? 'application/octet-stream' };
}

/** Answers with an empty picture where a picture is asked for, and says so: to draw it is a third of what a page costs. */
export function sendEmptyPicture(file: string, response: ServerResponse): boolean {
  const isPicture = /\.(?:svg|png)$/.test(file);
  if (isPicture)
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  return isPicture;
}

/** A built site on the loopback. */
export interface Served {
  origin: string;
  /** What a file waits for; a test may say so. */
  after: (path: string) => Promise<unknown> | undefined;
  /** Whether pictures are what they are, and not empty ones. */
  pictures: boolean;
  close: () => void;
}

/** Serves a built site, which stands under the path `base`. */
export async function serve(folder: string, base = '/'): Promise<Served> {
  const server = await listen(async ({ url }, response) => {
    const { path, file, status, type } = answerTo(folder, base, url);
    await served.after(path);
    if (!served.pictures && sendEmptyPicture(file, response)) return;
    response.writeHead(status, { 'content-type': type });
    // A test may remove its site while its browser still asks for the rest of a page.
    createReadStream(join(folder, file))
      .on('error', () => response.destroy())
      .pipe(response);
  });
  const served: Served = { ...server, after: () => undefined, pictures: true };
  return served;
}
