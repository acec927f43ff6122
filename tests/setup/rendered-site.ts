import { extname } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareCard } from '../../build/assets/share-card.tsx';
import { Audit } from '../../build/audit/audit.ts';
import { Listings } from '../../build/listings/listings.ts';
import { renderFile, renderPage } from '../../build/page/render.tsx';
import { fileAt, isPage, type Photo } from '../../build/route.ts';
import type { Business } from '../../site/business/business.ts';
import { routes, siteMeta } from '../../site/routes.tsx';
import { assets, contentsFor } from './pages.ts';

/** What facts make of the site: all its texts, with stand-ins for what is hashed, drawn or cut. */
export interface RenderedSite {
  facts: Business;
  /** HTML by path, without styles. */
  pages: Map<string, string>;
  /** Other files by path, and `share`, what the home page's share picture is drawn from. */
  files: Map<string, string>;
  /** What the audit has to say. */
  faults: readonly string[];
}

const photo: Photo = {
  width: 1440,
  height: 960,
  files: [{ path: '/assets/photo-480.avif', width: 480 }],
  fallback: '/assets/photo-960.webp',
};
/** How files that are drawn or cut begin. */
const starts: Record<string, Uint8Array> = {
  '.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  '.ico': Buffer.from('00000100', 'hex'),
  '.woff2': Buffer.from('wOF2'),
  '.webp': Buffer.from('RIFF____WEBP'),
  '.avif': Buffer.from('____ftypavif'),
  '.js': Buffer.from('0'),
};
const drawn = '/';
const font = { family: 'Overpass', weight: 700 } as Parameters<typeof ShareCard>[0]['font'];
const made = /^\/(?:assets\/|icon|favicon|apple-touch-icon)/;

/** Every page and file that facts make, with a photo for each alternative text. */
function routesOf(facts: Business) {
  const photos = Object.fromEntries(Object.keys(facts.photos).map((slug) => [slug, photo]));
  return routes(facts, contentsFor(facts), { photos });
}

/** The HTML of the pages alone, or of those at the paths, without styles. */
export function renderPages(facts: Business, paths?: readonly string[]): string[] {
  const site = siteMeta(facts);
  const wanted = [...routesOf(facts)].filter(isPage).filter(({ path }) => paths?.includes(path) ?? true);
  return wanted.map((route) => renderPage(site, route, assets, () => '').html);
}

/** Renders every page and file, and has the audit look at them. */
export function renderSite(facts: Business): RenderedSite {
  const site = siteMeta(facts);
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const listings = new Listings(site);
  const audit = new Audit(site.url);
  for (const route of routesOf(facts)) {
    if (!isPage(route)) {
      files.set(route.path, renderFile(route));
      continue;
    }
    const { path, meta } = route;
    const { html, tags } = renderPage(site, route, assets, () => '');
    audit.page(route, html, tags);
    pages.set(path, html);
    listings.add(route);
    if (path !== drawn) continue;
    files.set('share', renderToStaticMarkup(createElement(ShareCard, { share: meta.share, font })));
  }
  for (const { path, body } of listings.files()) files.set(path, body);
  const written = new Map([...[...pages].map(([path, html]) => [fileAt(path), html] as const), ...files]);
  const faults = audit.faults({
    has: (path) => written.has(path) || made.test(path),
    read: (path) => written.get(path) ?? '</svg>',
    start: (path) => Buffer.from(written.get(path) ?? starts[extname(path)] ?? '<svg'),
  });
  return { facts, pages, files, faults };
}
