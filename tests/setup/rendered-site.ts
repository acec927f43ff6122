import { existsSync } from 'node:fs';
import { fileAt, isPage, type Photo, type Problem } from '../../build/route.ts';
import { SiteFiles } from '../../build/site.ts';
import { renderPages } from '../../build.ts';
import type { Business } from '../../site/business/business.ts';
import { routes } from '../../site/routes.tsx';
import { siteMeta } from '../../site/site-meta.tsx';
import { assets, contentsFor, once } from './pages.ts';
import { formatted } from './problems.ts';

/** A stand-in for the files of a photo. */
export const photoOf = (slug: string): Photo => ({
  width: 1440,
  height: 960,
  files: [480, 960, 1440].map((width) => ({ path: `/assets/${slug}-${width}.avif`, width })),
  fallback: `/assets/${slug}-960.webp`,
});
const made = /^\/(?:assets\/|papers\/|icon|favicon|apple-touch-icon)/;

/** Headings with nothing in them or under them, and empty blocks. */
function emptyPartsOf(path: string, html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const isEmpty = (part: string) =>
    !/<(?:img|svg|iframe|input)/.test(part) && part.replace(/<[^>]*>/g, '').trim() === '';
  const headings = main.split(/(?=<h[1-6])/).slice(1);
  const bare = headings.filter((heading, at) => {
    const [, level = '', title = '', under = ''] = /^<h(\d)[^>]*>(.*?)<\/h\1>(.*)$/s.exec(heading) ?? [];
    return isEmpty(title) || (isEmpty(under) && (headings[at + 1]?.[2] ?? '0') <= level);
  });
  const blocks = [...main.matchAll(/<(p|li|dd)(?![^>]*data-(?:coordinates|plus-code))\b[^>]*>(.*?)<\/\1>/gs)];
  const empty = [...bare, ...blocks.flatMap(([block, , inner = '']) => (isEmpty(inner) ? [block] : []))];
  return empty.map((part) => `${path} has nothing in or under ${part.slice(0, 80)}`);
}

export type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

/**
 * Renders the site for these facts, with stand-ins for hashed names, fonts and photos.
 * @param only chooses pages; without all of them, the audit is skipped
 * @param hasDrawings whether drawings are rendered, which takes most of the time
 * @returns `pages`, HTML by path, without styles; `files`, the other files by path; `errors`, empty parts among them, and
 *   `warnings`, one line each
 */
export async function renderSite(facts: Business, only: (path: string) => boolean = () => true, hasDrawings = false) {
  const meta = siteMeta(facts);
  const photos = Object.fromEntries(Object.keys(facts.photos).map((slug) => [slug, photoOf(slug)]));
  const all = [...routes(facts, contentsFor(facts), { photos })];
  const wanted = all
    .filter((route) => !isPage(route) || only(route.path))
    .map((route) => (hasDrawings || !route.path.endsWith('.svg') ? route : { ...route, body: '' }));
  const site = new SiteFiles();
  const drawShare = async () => ({ path: assets.share, body: '' });
  const { pages: routed, audit } = await renderPages(wanted, { ...assets, meta, drawShare }, site);
  const textOf = (path: string) => Buffer.from(site.get(path) ?? []).toString();
  const pages = new Map(routed.map(({ path }) => [path, textOf(fileAt(path))]));
  const own = new Set([assets.share, ...routed.map(({ path }) => fileAt(path))]);
  const files = new Map([...site.keys()].filter((path) => !own.has(path)).map((path) => [path, textOf(path)]));
  const isThere = (path: string) => site.has(path) || made.test(path) || existsSync(`static${path}`);
  const isWhole = wanted.length === all.length;
  const problems = [...site.problems, ...(isWhole ? audit.problems({ has: isThere }) : [])];
  const linesOf = (severity: Problem['severity']) =>
    formatted(problems.filter((problem) => problem.severity === severity));
  const empty = [...pages].flatMap(([path, html]) => emptyPartsOf(path, html));
  return { pages, files, errors: [...linesOf('error'), ...empty], warnings: linesOf('warning') };
}

/** The whole site for these facts with its drawings, rendered once. */
export const wholeSiteOf = once((facts: Business) => renderSite(facts, undefined, true));
