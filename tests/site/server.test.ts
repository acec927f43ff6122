import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { type ServedSite, serveFile } from '../../build/serve/serve-file.ts';
import { choosePort } from '../../build/serve/server.ts';

test('a port that can’t be used is reported in a sentence; if nobody asked for it, another one is used', async () => {
  const other = createServer().listen(3000, '127.0.0.1');
  // If another process uses the port, that will do.
  await Promise.race([once(other, 'listening'), once(other, 'error')]).catch(() => {});
  for (const [asked, end] of [
    ['3000', ': address already in use 127.0.0.1:3000. Choose another one with --port.'],
    ['99999', '. Choose a number up to 65535 with --port.'],
    ['abc', '. Choose a number up to 65535 with --port.'],
  ] as const)
    await expect(choosePort(asked, false)).rejects.toThrow(`Port ${asked} can’t be used${end}`);
  const port = await choosePort(undefined, false);
  other.close();
  expect([0, 3000]).not.toContain(port);
});

const ask = (site: ServedSite, address: string) => {
  let found: unknown[] = [];
  let status = 0;
  const response = {
    writeHead: (code: number) => (status = code),
    end: (body: string | Buffer) => (found = [address, status, String(body).includes('data-not-found')]),
  };
  serveFile(site, address, () => '', response as unknown as ServerResponse);
  return found;
};

test('the development server answers as a host would under the site’s path, with the 404 page inside and outside of it', () => {
  const folder = `${inject('sites')}/sub-path`;
  const contents = filesIn(folder).map((name) => [`/${name}`, readFileSync(join(folder, name))] as const);
  const site = { url: 'https://a.example/tow/', files: new Map(contents) };
  const found = ['/tow', '/tow/', '/tow/about/', '/tow/about', '/tow/about/?from=here', '/tow/icon.svg'];
  expect(found.map((path) => ask(site, path))).toEqual(found.map((path) => [path, 200, false]));
  const inside = ['x/', 'x.png', 'assets/', '/about', '%ff', '..%2f..%2fpackage.json', '%00'].map(
    (end) => `/tow/${end}`,
  );
  const missing = [...inside, '/', '/about/', '/icon.svg', '/package.json', '/tow/../package.json', '//['];
  expect(missing.map((path) => ask(site, path))).toEqual(missing.map((path) => [path, 404, true]));
});
