import type { ReactElement } from 'react';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FileRoute, PageRoute, SiteMeta } from '../route.ts';
import { classesIn, type Tag, tagsIn } from '../tags.ts';
import { type HeadAssets, renderHead } from './head.tsx';
import { contentSecurityPolicy } from './policy.ts';
import { speculationRules } from './speculation-rules.ts';

// React asks for a page's eager images beforehand, in front of everything else.
const preloadLinks = /^(?:<link rel="preload" as="image"[^>]*\/>)*/;

/** A page's HTML, whole and in pieces, and the tags in it: whoever looks at the page need not read it again. */
export interface RenderedPage {
  html: string;
  parts: readonly string[];
  tags: readonly Tag[];
}

/**
 * Renders a page: first the body, then the head, whose styles and policy depend on it.
 * @param stylesFor gives the styles that a body needs
 * @throws on React's development build, which is slower and another program than the one tested; only it has `act`
 */
export function renderPage(
  site: SiteMeta,
  route: PageRoute,
  assets: HeadAssets,
  stylesFor: (body: string, tags: readonly Tag[]) => string,
): RenderedPage {
  if ('act' in React && React.act !== undefined) {
    throw new Error('Found React’s development build, expected the production one: set NODE_ENV=production.');
  }
  const rules = speculationRules(new URL(site.url).pathname, route.path);
  const markup = renderToStaticMarkup(route.body);
  const [preloads = ''] = preloadLinks.exec(markup) ?? [];
  const body = withoutSpareRules(markup.slice(preloads.length));
  const tags = tagsIn(body);
  const styles = stylesFor(body, tags);
  // A drawing may bring a sheet of its own.
  const ownStyles = tags.filter(({ name }) => name === 'style').map(({ text }) => text);
  const policy = contentSecurityPolicy({ styles: [styles, ...ownStyles], scripts: [rules] }, route.meta.allow);
  const head = renderHead({ site, route, assets, styles, rules, policy, images: addressesIn(preloads) });
  const start = `<!doctype html><html lang="${route.language}"><head>`;
  const parts = [start, head, '</head><body>', body, '</body></html>'];
  return { html: parts.reduce((whole, part) => whole + part), parts, tags: [...tagsIn(head), ...tags] };
}

const addressesIn = (links: string) => [...links.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

const rendered = new WeakMap<ReactElement, string>();

/** The text of any other file; an element becomes XML, once. */
export function renderFile({ body }: FileRoute): string {
  if (typeof body === 'string') return body;
  const text = rendered.get(body) ?? withoutSpareRules(renderToStaticMarkup(body));
  rendered.set(body, text);
  return text;
}

/** Markup whose own sheets, which drawings bring, have no rule left for a class that nothing in it has. */
function withoutSpareRules(markup: string): string {
  if (!markup.includes('<style>')) return markup;
  const tags = tagsIn(markup);
  const classes = classesIn(tags);
  const sheets = tags.filter(({ name }) => name === 'style').map(({ text }) => text);
  const kept = (rule: string, name: string) => (classes.has(name) ? rule : '');
  return sheets.reduce(
    (whole, sheet) => whole.replace(sheet, () => sheet.replace(/\.([\w-]+)\{[^{}]*\}/g, kept)),
    markup,
  );
}
