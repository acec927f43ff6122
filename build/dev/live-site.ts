import type { IncomingMessage, ServerResponse } from 'node:http';
import { events, livePage, type News } from './live-page.ts';
import { answerFrom } from './site-files.ts';

/** A site that changes, and tells its open pages. */
export interface LiveSite {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Tells of a build that went well. */
  renewed: (base: string) => void;
  /** Tells what is wrong with a build; the one before it stays. */
  failed: (complaint: string) => void;
}

/** @param folder the built site, which may not be there yet */
export function liveSite(folder: string): LiveSite {
  const listeners = new Set<ServerResponse>();
  let base = '/';
  // Not a count: pages left open by an earlier server must not take its builds for this one's.
  let news: News = { build: Date.now() };

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.once('close', () => listeners.delete(response));
    listeners.add(response);
    send(response, news);
  }

  function tell(latest: News): void {
    news = latest;
    for (const listener of listeners) send(listener, news);
  }

  return {
    answer(request, response) {
      if (request.url === events) listen(response);
      else answerFrom({ folder, base, change: (html) => livePage(html, news.build) }, request, response);
    },
    renewed(path) {
      base = path;
      tell({ build: Date.now() });
    },
    failed: (complaint) => tell({ ...news, complaint }),
  };
}

const send = (listener: ServerResponse, news: News) => listener.write(`data: ${JSON.stringify(news)}\n\n`);
