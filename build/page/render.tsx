import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../assets/assets.ts';
import { UserError } from '../problem.ts';
import { type FileRoute, fileAt, isPage, type PageRoute, type Route, type SiteMeta } from '../route.ts';
import { HeadElements, type PageAssets } from './head.tsx';
import { renderMarkup } from './markup.ts';
import { contentSecurityPolicy } from './policy.ts';
import { shortNames, shortTags } from './shorten.ts';

/** What pages are rendered with. */
export type RenderAssets = Omit<PageAssets, 'share'> & Pick<Assets, 'meta' | 'drawShare'>;

/**
 * A route's file; of a page also the page, its HTML as React writes it, and its share picture.
 * @throws what its components throw, with the file of its text or the address of the page
 */
export async function renderRoute(route: Route, assets: RenderAssets) {
  const path = fileAt(route.path);
  if (!isPage(route)) return { file: { path, body: renderFile(route) } };
  try {
    const share = await assets.drawShare(route.meta.share);
    const html = renderPage(assets.meta, route, { ...assets, share: share.path });
    const body = assets.readable ? html : shortTags(html);
    return { file: { path, body }, page: { route, html }, share };
  } catch (error) {
    const { file } = route.placeOf?.('title') ?? {};
    if (error instanceof UserError)
      throw new UserError(error.problems.map((problem) => ({ ...(file && { file }), ...problem })));
    throw new Error(`${(error as Error).message} (while rendering ${route.path})`, { cause: error });
  }
}

/**
 * Renders a page: first the body, then the head, whose styles and policy depend on it. The policy comes first in it, as it
 * holds only for what comes after it (CSP Level 3, section 3.3); React would hoist other elements before it.
 */
export function renderPage(site: SiteMeta, route: PageRoute, assets: PageAssets): string {
  const base = new URL(site.url).pathname;
  const rules = speculationRules(base, route.path);
  const markup = renderMarkup(route.body);
  const named = { ...markup, styles: assets.stylesFor(markup) };
  const { styles, sheets, html } = assets.readable ? named : shortNames(named);
  const policy = contentSecurityPolicy([styles, ...sheets], [rules], route.meta.allow);
  const graph = JSON.stringify(route.meta.graph(site.url + assets.share.slice(1)));
  const head = [
    renderToStaticMarkup(<meta httpEquiv="Content-Security-Policy" content={policy} />),
    renderToStaticMarkup(<HeadElements site={site} route={route} assets={assets} />),
    `<style>${styles}</style>`,
    renderToStaticMarkup(<script type="module" src={base + assets.script.slice(1)} />),
    `<script type="speculationrules">${rules}</script>`,
    // No fact can end the element (HTML standard, 4.12.1.3 "Restrictions for contents of script elements").
    `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  return `<!doctype html><html lang="${route.language}"><head>${head}</head><body>${html}</body></html>`;
}

/**
 * Speculation rules, as JSON: the browser prerenders another page of the site when a visitor points at a link to it, or
 * fetches it where it knows that alone (Safari 26.2). Files and the open page itself are left out.
 */
function speculationRules(base: string, path: string): string {
  const others = { or: [{ href_matches: [`${base}*.*`, base + path.slice(1)] }, { selector_matches: '[target]' }] };
  const where = { and: [{ href_matches: `${base}*` }, { not: others }] };
  const rules = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prefetch: rules, prerender: rules });
}

/** The text of any other file; an element becomes XML. */
const renderFile = ({ body }: FileRoute): string => (typeof body === 'string' ? body : renderMarkup(body).html);
