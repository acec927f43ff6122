import type { IncomingMessage, ServerResponse } from 'node:http';
import { events, livePage, type News } from './live-page.ts';
import { answerFrom, type Site } from './site-files.ts';

/** A site that changes, and tells its open pages. */
export interface LiveSite {
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Tells of a build that went well, and where it is. */
  renewed: (latest: Site) => void;
  /** Tells what is wrong with a build; the one before it stays. */
  failed: (complaint: string) => void;
}

/** @param site what is there at first, if anything */
export function liveSite(site: Site): LiveSite {
  const listeners = new Set<ServerResponse>();
  let current = site;
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
      if (request.url === events) return listen(response);
      // The build of this moment: while the page is read, the next one may come.
      const { build } = news;
      answerFrom({ ...current, change: (html) => livePage(html, build) }, request, response);
    },
    renewed(latest) {
      current = latest;
      tell({ build: Date.now() });
    },
    failed: (complaint) => tell({ ...news, complaint }),
  };
}

const send = (listener: ServerResponse, news: News) => listener.write(`data: ${JSON.stringify(news)}\n\n`);
