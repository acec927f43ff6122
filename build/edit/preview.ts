import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, type BuiltSite } from '../serve/built-site.ts';
import { listenAddress } from '../serve/server.ts';

/** Loads the page anew where the editor says so. */
const script =
  '<script>addEventListener("message", ({ source }) => { if (source === parent) location.reload(); })</script>';

/**
 * Shows a built site at a port of its own, so that to the browser it is another origin than the editor. Nothing in it
 * can write: it is in a sandbox wherever it is opened, and only the editor may have it in a frame.
 * @param editor the editor's origin
 */
export async function openPreview(editor: string) {
  let shown: BuiltSite = { base: '/', files: new Map() };
  const server = createServer(({ method = '', url = '/', headers }, response) => {
    response.setHeader('content-security-policy', `sandbox allow-scripts allow-forms; frame-ancestors ${editor}`);
    response.setHeader('referrer-policy', 'no-referrer');
    // In a sandbox the page is of no origin, and its own scripts and fonts are another's.
    response.setHeader('access-control-allow-origin', 'null');
    if (headers.host !== host || !['GET', 'HEAD'].includes(method)) response.writeHead(403).end();
    else answer(shown, url, script, response);
  }).listen(0, listenAddress(false));
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    /** @returns the address of the site's home page */
    show(site: BuiltSite): string {
      shown = site;
      return `http://${host}${site.base}`;
    },
  };
}
