import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FileRoute, PageRoute, SiteMeta } from '../route.ts';
import { Document } from './document.tsx';
import type { HeadAssets } from './head.tsx';
import { contentSecurityPolicy } from './policy.ts';
import { speculationRules } from './speculation-rules.ts';

// React asks for a page's eager images beforehand, in front of everything else.
const preloadLinks = /^(?:<link rel="preload" as="image"[^>]*\/>)*/;

/**
 * A page's HTML: first the body, then the head, whose styles and policy depend on it.
 * @param stylesFor gives the styles that a body needs
 * @throws on React's development build, which is slower and another program than the one tested; only it has `act`
 */
export function renderPage(
  site: SiteMeta,
  route: PageRoute,
  assets: HeadAssets,
  stylesFor: (body: string) => string,
): string {
  if ('act' in React && React.act !== undefined) {
    throw new Error('Found React’s development build, expected the production one: set NODE_ENV=production.');
  }
  const rules = speculationRules(new URL(site.url).pathname, route.path);
  const rendered = renderToStaticMarkup(route.body);
  const [preloads = ''] = preloadLinks.exec(rendered) ?? [];
  const body = rendered.slice(preloads.length);
  const styles = stylesFor(body);
  const policy = contentSecurityPolicy({ styles: [styles, ...stylesIn(body)], scripts: [rules] }, route.meta.allow);
  const head = { site, route, assets, styles, rules, policy, images: addressesIn(preloads) };
  return `<!doctype html>${renderToStaticMarkup(<Document {...head} body={body} />)}`;
}

/** A drawing may bring a sheet of its own. */
const stylesIn = (body: string) => [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

const addressesIn = (links: string) => [...links.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

/** The text of any other file; an element becomes XML. */
export const renderFile = ({ body }: FileRoute): string =>
  typeof body === 'string' ? body : renderToStaticMarkup(body);
