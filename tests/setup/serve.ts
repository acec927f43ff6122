import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentTypes } from './content-types.ts';

/** A built site on the loopback. */
export interface Served {
  origin: string;
  /** What a file waits for; a test may say so. */
  after: (path: string) => Promise<unknown> | undefined;
  /** Whether pictures are what they are, and not empty ones: to draw them is a third of what a page costs. */
  pictures: boolean;
  close: () => void;
}

/** Serves a built site on a free port of the loopback; `base` is the path it stands under. */
export async function serve(folder: string, base = '/'): Promise<Served> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    const wanted = join(folder, path.startsWith(base) ? path.slice(base.length - 1) : '/404.html');
    const file = wanted.endsWith('/') ? join(wanted, 'index.html') : wanted;
    const found = existsSync(file) && extname(file) !== '';
    const answer = found ? file : join(folder, '404.html');
    await served.after(path);
    if (!served.pictures && found && /\.(?:svg|png)$/.test(file)) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
      return;
    }
    response.writeHead(found ? 200 : 404, { 'content-type': contentTypes[extname(answer)] ?? 'text/plain' });
    createReadStream(answer).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const served: Served = {
    origin: `http://127.0.0.1:${port}`,
    after: () => undefined,
    pictures: true,
    close: () => server.close(),
  };
  return served;
}
