import { renderToStaticMarkup } from 'react-dom/server';
import type { Listing } from '../route.ts';

/**
 * The sitemap (https://www.sitemaps.org/protocol.html); only a page with a date of its own gets a `lastmod`.
 * @param url where the site lives, with the trailing slash
 */
export function sitemap(url: string, pages: readonly Listing[]): string {
  const tree = (
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      {pages.map(({ path, published }) => (
        <url key={path}>
          <loc>{url + path.slice(1)}</loc>
          {published && <lastmod>{published.slice(0, 10)}</lastmod>}
        </url>
      ))}
    </urlset>
  );
  return `<?xml version="1.0" encoding="UTF-8"?>${renderToStaticMarkup(tree)}`;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      urlset: { xmlns: string; children: React.ReactNode };
      url: { key?: string; children: React.ReactNode };
      loc: { children: string };
      lastmod: { children: string };
    }
  }
}
