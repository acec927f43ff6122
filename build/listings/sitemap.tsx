import { renderToStaticMarkup } from 'react-dom/server';
import type { Listing } from '../route.ts';

/**
 * The sitemap (https://www.sitemaps.org/protocol.html); only a page with a date of its own gets a `lastmod`, only one
 * in several languages its alternates (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * @param url where the site lives, with the trailing slash
 */
export function sitemap(url: string, pages: readonly Listing[]): string {
  const inLanguages = pages.some(({ alternates }) => Object.keys(alternates).length > 1);
  const tree = (
    <urlset
      xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
      xmlns:xhtml={inLanguages ? 'http://www.w3.org/1999/xhtml' : undefined}
    >
      {pages.map(({ path, published, alternates }) => (
        <url key={path}>
          <loc>{url + path.slice(1)}</loc>
          {published && <lastmod>{published.slice(0, 10)}</lastmod>}
          {inLanguages &&
            Object.entries(alternates).map(([language, other]) => (
              <xhtml:link key={language} rel="alternate" hreflang={language} href={url + other.slice(1)} />
            ))}
        </url>
      ))}
    </urlset>
  );
  return `<?xml version="1.0" encoding="UTF-8"?>${renderToStaticMarkup(tree)}`;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      urlset: { xmlns: string; 'xmlns:xhtml': string | undefined; children: React.ReactNode };
      url: { key?: string; children: React.ReactNode };
      loc: { children: string };
      lastmod: { children: string };
      'xhtml:link': { key?: string; rel: string; hreflang: string; href: string };
    }
  }
}
