import type { ReactElement } from 'react';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fault } from '../fault.ts';
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
  const rendered = renderBody(route);
  const [preloads = ''] = preloadLinks.exec(rendered) ?? [];
  const { markup: body, tags } = withoutSpareRules(rendered.slice(preloads.length));
  const styles = stylesFor(body, tags);
  // A drawing may bring a sheet of its own.
  const ownStyles = tags.filter(isSheet).map(({ text }) => text);
  const policy = contentSecurityPolicy({ styles: [styles, ...ownStyles], scripts: [rules] }, route.meta.allow);
  const head = renderHead({ site, route, assets, styles, rules, policy, images: addressesIn(preloads) });
  const start = `<!doctype html><html lang="${route.language}"><head>`;
  const parts = [start, head, '</head><body>', body, '</body></html>'];
  return { html: parts.reduce((whole, part) => whole + part), parts, tags: [...tagsIn(head), ...tags] };
}

/** @throws what its components throw, with the address of the page */
function renderBody({ body, path }: PageRoute): string {
  try {
    return renderToStaticMarkup(body);
  } catch (error) {
    if (error instanceof Fault) throw new Fault(error.lines.map((line) => `${line} (while rendering ${path})`));
    throw new Error(`${(error as Error).message} (while rendering ${path})`, { cause: error });
  }
}

const addressesIn = (links: string) => [...links.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

const texts = new WeakMap<ReactElement, string>();

/** The text of any other file; an element becomes XML, once. */
export function renderFile({ body }: FileRoute): string {
  if (typeof body === 'string') return body;
  const known = texts.get(body);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(body);
  // A sitemap of thousands of pages is not read for the sheets that only drawings have.
  const text = markup.includes('<style>') ? withoutSpareRules(markup).markup : markup;
  texts.set(body, text);
  return text;
}

/** Markup and its tags, without the rules of its own sheets, which drawings bring, for classes that nothing in it has. */
function withoutSpareRules(whole: string): { markup: string; tags: readonly Tag[] } {
  const tags = tagsIn(whole);
  if (!tags.some(isSheet)) return { markup: whole, tags };
  const classes = classesIn(tags);
  const kept = (rule: string, name: string) => (classes.has(name) ? rule : '');
  let markup = whole;
  const leaner = tags.map((tag) => {
    if (!isSheet(tag)) return tag;
    const text = tag.text.replace(/\.([\w-]+)\{[^{}]*\}/g, kept);
    markup = markup.replace(tag.text, () => text);
    return { ...tag, text };
  });
  return { markup, tags: leaner };
}

const isSheet = ({ name }: Tag) => name === 'style';
