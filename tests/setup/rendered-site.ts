import { existsSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShareDrawing } from '../../build/assets/share/share-drawing.tsx';
import { Audit } from '../../build/audit/audit.ts';
import { feeds } from '../../build/feeds/feeds.ts';
import { renderFile, renderPage } from '../../build/page/render.tsx';
import { type Basemap, fileAt, isPage, type PageRoute, type Photo, type Problem } from '../../build/route.ts';
import type { Business } from '../../site/business/business.ts';
import { routes } from '../../site/routes.tsx';
import { siteMeta } from '../../site/site-meta.tsx';
import { assets, contentsFor } from './pages.ts';
import { formatted } from './problems.ts';

const photoOf = (slug: string): Photo => ({
  width: 1440,
  height: 960,
  files: [480, 960, 1440].map((width) => ({ path: `/assets/${slug}-${width}.avif`, width })),
  fallback: `/assets/${slug}-960.webp`,
});
const font = { family: 'Overpass', weight: 700, lettering: () => ({ d: '', width: 0 }) };
const made = /^\/(?:assets\/|papers\/|icon|favicon|apple-touch-icon)/;

/** Headings of a page that have neither words nor a picture in them or under them, and blocks with nothing in them. */
function emptyPartsOf(path: string, html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const isEmpty = (part: string) =>
    !/<(?:img|svg|iframe|input)/.test(part) && part.replace(/<[^>]*>/g, '').trim() === '';
  const headings = main.split(/(?=<h[1-6])/).slice(1);
  const bare = headings.filter((heading, at) => {
    const [, level = '', title = '', under = ''] = /^<h(\d)[^>]*>(.*?)<\/h\1>(.*)$/s.exec(heading) ?? [];
    return isEmpty(title) || (isEmpty(under) && (headings[at + 1]?.[2] ?? '0') <= level);
  });
  const blocks = [...main.matchAll(/<(p|li|dd)(?![^>]*__coordinates)\b[^>]*>(.*?)<\/\1>/gs)];
  const empty = [...bare, ...blocks.flatMap(([block, , inner = '']) => (isEmpty(inner) ? [block] : []))];
  return empty.map((part) => `${path} has nothing in or under ${part.slice(0, 80)}`);
}

/**
 * Renders what facts make of the site, with stand-ins for what is hashed or cut.
 * @param only leaves out the other pages; then the audit has nothing to say
 * @param hasDrawings whether drawings are rendered, which takes most of the time
 * @param look the styles of a page, and the basemap; left out, none
 * @returns HTML by path, without styles; other files by path, and `share`, what the home page's share picture is drawn
 *   from; what the audit says and what is empty, and what the audit notices
 */
export function renderSite(
  facts: Business,
  only: (path: string) => boolean = () => true,
  hasDrawings = false,
  { styles = () => '', basemap }: { styles?: typeof assets.stylesFor; basemap?: Basemap } = {},
) {
  const site = siteMeta(facts);
  const pages = new Map<string, string>();
  const files = new Map<string, string>();
  const listed: PageRoute[] = [];
  const audit = new Audit(site.url);
  const photos = Object.fromEntries(Object.keys(facts.photos).map((slug) => [slug, photoOf(slug)]));
  for (const route of routes(facts, contentsFor(facts), { photos, ...(basemap && { basemap }) })) {
    if (!isPage(route)) {
      files.set(route.path, hasDrawings || !route.path.endsWith('.svg') ? renderFile(route) : '');
      continue;
    }
    listed.push(route);
    if (!only(route.path)) continue;
    const html = renderPage(site, route, { ...assets, stylesFor: styles });
    audit.page(route, html);
    pages.set(route.path, html);
    const drawing = createElement(ShareDrawing, { card: site.share, font, picture: route.meta.share });
    if (route.path === '/') files.set('share', renderToStaticMarkup(drawing));
  }
  for (const { path, body } of feeds(site, listed)) files.set(path, body);
  const written = new Map([...[...pages].map(([path, html]) => [fileAt(path), html] as const), ...files]);
  const isThere = (path: string) => written.has(path) || made.test(path) || existsSync(`static${path}`);
  const found = pages.size < listed.length ? [] : audit.problems({ has: isThere });
  const linesOf = (wanted: Problem['severity']) => formatted(found.filter(({ severity }) => severity === wanted));
  const empty = [...pages].flatMap(([path, html]) => emptyPartsOf(path, html));
  return { pages, files, faults: [...linesOf('error'), ...empty], notices: linesOf('warning') };
}
