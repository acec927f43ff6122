import { dirname } from 'node:path/posix';
import { unescape as decode } from 'node:querystring';
import { nearestName } from '../nearest-name.ts';
import { fileAt } from '../route.ts';
import type { PageParts } from './read-page.ts';

/** Everything a link in the site can lead to. */
interface LinkTargets {
  /** Its address, with the trailing slash. */
  site: URL;
  /** By the path of each from the site's root. */
  pages: ReadonlyMap<string, PageParts>;
  files: { has(path: string): boolean };
}

/** What is wrong with a URL in a page, as the parts of a sentence before and after it; undefined if nothing is. */
export function linkMistake(
  link: string,
  { site, pages, files }: LinkTargets,
): [what: string, why: string] | undefined {
  if (!/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(link) || !URL.canParse(link, site))
    return ['Broken address', '. Begin it at the root, such as /contact/, or with https://.'];
  const { href, origin, pathname, hash } = new URL(link, site);
  // A full URL may belong to another site on the same host.
  if (!href.startsWith(site.href))
    return origin === site.origin && link.startsWith('/')
      ? ['Link', ` leaves the site, which is under ${site.pathname}.`]
      : undefined;
  const path = decode(pathname.slice(site.pathname.length - 1));
  if (!files.has(fileAt(path))) {
    const siblings = [...pages.keys()].filter((page) => dirname(page) === dirname(path));
    const nearest = nearestName(path, siblings);
    return ['Dead link', `: the site has no such page or file.${nearest ? ` Did you mean ${nearest}?` : ''}`];
  }
  const { ids } = pages.get(path) ?? {};
  if (!hash || !ids || ids.includes(decode(hash.slice(1)))) return undefined;
  return ['Dead fragment', `: ${path} has nothing with this id.`];
}
