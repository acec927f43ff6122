import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import serveFile from 'serve-handler';
import { fileAt } from '../route.ts';

/** A built site. */
export interface Site {
  folder: string;
  /** The path that it stands under, with a slash at both ends. */
  base: string;
  /** What becomes of a page on its way out. */
  change?: (html: string) => string;
}

/** An empty part of a path, one that leads upward, and what only some systems take for a slash. */
const odd = /(?:^|\/)(?:\.{0,2}\/|\.{1,2}$)|[\\\0]/;

/** Answers as a plain host does: `index.html` for a folder, a folder's slash where it is missing, `404.html` for the rest. */
export async function answerFrom(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?');
  const name = nameOf(path, site.base);
  if (path !== site.base && (path === '/' || `${path}/` === site.base)) redirect(response, site.base);
  else if (name === undefined) await sendPage(site, response, undefined);
  else if (!path.endsWith('/') && existsSync(join(site.folder, name, 'index.html'))) redirect(response, `${path}/`);
  else if (path.endsWith('/') || extname(name) === '.html') await sendPage(site, response, fileAt(`/${name}`));
  else {
    request.url = path.slice(site.base.length - 1);
    const headers = [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }];
    await serveFile(
      request,
      response,
      { public: site.folder, cleanUrls: false, directoryListing: false, headers },
      {
        // A file that goes the moment it is opened ends the request, and not the server.
        createReadStream: (...file) => createReadStream(...file).once('error', () => response.destroy()),
        sendError: () => sendPage(site, response, undefined),
      },
    );
  }
}

/** The name below the site's folder that a path asks for, with a slash at the end only; undefined where it can be none. */
function nameOf(path: string, base: string): string | undefined {
  try {
    const name = path.startsWith(base) ? decodeURIComponent(path.slice(base.length)) : '//';
    return odd.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

async function sendPage({ folder, change }: Site, response: ServerResponse, name: string | undefined): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);
  const page = name === undefined ? undefined : await read(name);
  const html = page ?? (await read('404.html')) ?? '<!doctype html><title>Nothing here yet</title>';
  response.writeHead(page === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(change ? change(html) : html);
}

const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();
