import { renderToStaticMarkup } from 'react-dom/server';
import { nearestName } from '../nearest-name.ts';
import type { Problem } from '../problem.ts';
import { fileAt, type PageRoute, type Redirect, type SiteMeta } from '../route.ts';
import type { SiteFiles } from '../site.ts';
import { contentSecurityPolicy } from './policy.ts';

/**
 * Adds a page at each old address that sends visitors on, and tells search engines that the address has moved for good
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects: a refresh after 0 seconds is permanent).
 * @param files of the site, all others before
 * @returns an error for each redirect that leads to no page, or whose old address the site still uses
 */
export function addRedirects(
  site: SiteMeta,
  files: SiteFiles,
  pages: readonly PageRoute[],
  redirects: readonly Redirect[],
): Problem[] {
  const targets = new Map(pages.filter(({ meta }) => meta.listed).map((page) => [page.path, page]));
  return redirects.flatMap(({ from, to, field }): Problem[] => {
    const problem = (found: string, message: string): Problem[] => [{ severity: 'error', path: field, found, message }];
    const target = targets.get(to);
    const nearest = nearestName(to, [...targets.keys()]);
    if (!target)
      return problem(
        `is "${to}", which isn’t a page`,
        nearest ? `Did you mean "${nearest}"?` : 'Give a page of this site.',
      );
    const path = fileOf(from);
    const taken = files.inTheWayOf(path);
    if (taken) return problem(`isn’t an old address: the site has ${taken} now`, 'Take it out of the list.');
    files.add({ path, body: renderRedirect(site, target) });
    return [];
  });
}

/** Hosts send a file of another kind as a download, but look for a page in a folder of any name. */
const fileOf = (from: string) => (/\.html?$/i.test(from) ? from : fileAt(from.replace(/\/?$/, '/')));

function renderRedirect({ url }: SiteMeta, { path, language, meta }: PageRoute): string {
  const href = new URL(url).pathname + path.slice(1);
  const document = (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Security-Policy" content={contentSecurityPolicy([], [], [])} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
        <link rel="canonical" href={url + path.slice(1)} />
        <title>{meta.title}</title>
      </head>
      <body>
        <a href={href}>{meta.title}</a>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
