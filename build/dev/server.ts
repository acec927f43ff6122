import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import serveFile from 'serve-handler';
import { filesIn } from '../files-in.ts';
import { fileAt } from '../route.ts';
import { events, livePage, type News } from './live-page.ts';

/** Serves a built site to the developer. */
export interface DevServer {
  server: Server;
  /** The path that the site stands under. */
  base: () => string;
  /** Tells the open pages of a build: what is wrong with it, or nothing. */
  tell: (complaint: string | undefined) => void;
}

/** @param folder the built site, which may not be there yet */
export function devServer(folder: string): DevServer {
  const listeners = new Set<ServerResponse>();
  let files = new Set(filesIn(folder));
  // Not a count: pages left open by an earlier server must not take its builds for this one's.
  let news: News = { build: Date.now() };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (request.url ?? '/').split('?');
    const base = baseOf(folder);
    const name = path.startsWith(base) ? nameOf(path.slice(base.length - 1)) : '';
    if (path === events) listen(response);
    else if (files.has(name) && extname(name) !== '.html') {
      request.url = `/${name}`;
      const headers = [{ source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] }];
      serveFile(request, response, { public: folder, cleanUrls: false, headers });
    } else if (path === '/' && base !== '/') redirect(response, base);
    else if (files.has(`${name}/index.html`)) redirect(response, `${path}/`);
    else sendPage(response, files.has(name) ? name : '404.html', files.has(name) ? 200 : 404);
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.once('close', () => listeners.delete(response));
    listeners.add(response);
    send(response, news);
  }

  function sendPage(response: ServerResponse, name: string, status: number): void {
    const html = files.has(name) ? readFileSync(join(folder, name), 'utf8') : '<!doctype html><title>…</title>';
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(livePage(html, news.build));
  }

  return {
    server: createServer(answer),
    base: () => baseOf(folder),
    tell(complaint) {
      news = complaint === undefined ? { build: Date.now() } : { ...news, complaint };
      files = new Set(filesIn(folder));
      for (const listener of listeners) send(listener, news);
    },
  };
}

const send = (listener: ServerResponse, news: News) => listener.write(`data: ${JSON.stringify(news)}\n\n`);
const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();

/** The file that an address asks for; none has an empty name. */
function nameOf(path: string): string {
  try {
    return fileAt(decodeURIComponent(path)).slice(1);
  } catch {
    return '';
  }
}

/** robots.txt names the sitemap, and with it where the site lives. */
function baseOf(folder: string): string {
  const robots = join(folder, 'robots.txt');
  const [, address] = (existsSync(robots) && /^Sitemap: (.*)sitemap\.xml$/m.exec(readFileSync(robots, 'utf8'))) || [];
  return address ? new URL(address).pathname : '/';
}
