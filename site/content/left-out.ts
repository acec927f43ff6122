import type { PageRoute, Problem } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { guideSlugs, guidesFor, isLeftOut, samplePosts, serviceSlugs } from '../business/services.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import type { Content } from './content.ts';

/**
 * Whether this owner's site lacks a page that another's has: of a service that isn't offered, or of what the owner leaves
 * out.
 * @returns a function that takes a path from the home page of a language, with or without a fragment
 */
export function leftOutFor(business: Business): (path: string) => boolean {
  const lacking = (slugs: readonly string[], has: readonly string[]) => slugs.filter((slug) => !has.includes(slug));
  const paths = [
    ...lacking(serviceSlugs, business.services).map(servicePath),
    ...lacking(guideSlugs, guidesFor(business)).map(guidePath),
    ...samplePosts.filter((slug) => isLeftOut(business, slug)).map(postPath),
    ...(isLeftOut(business, 'blog') ? ['/blog/'] : []),
  ];
  return (path) => paths.some((start) => path.startsWith(start));
}

/** Whether some owner's site may lack the page at a path: of a service, or of what owners can leave out. */
export const mayLeaveOut = (path: string): boolean => /^\/(?:services|blog|fleets)\//.test(path);

/**
 * Problems for texts that no page shows: an error if one has no route, and a warning that stops a release if the company
 * leaves out the page of one of its own. The site's own texts may wait for a company that wants them.
 * @param pages of the site
 */
export function unshownTexts(contents: readonly Content[], pages: readonly PageRoute[]): Problem[] {
  const shown = new Set(pages.map(({ placeOf }) => placeOf?.('title').file));
  return contents.flatMap(({ articles }) => [
    ...articles.shown
      .filter(({ file }) => !shown.has(file))
      .map(({ file }): Problem => {
        const help = 'Give it a route in site/routes.tsx.';
        return { severity: 'error', file, message: 'No page shows this text.', help };
      }),
    ...articles.leftOut
      .filter(({ isOwn }) => isOwn)
      .map(({ file }): Problem => {
        const message = 'No page shows this text, because your site leaves out its subject.';
        const help = 'Delete it, or bring the subject back with "services" and "leaveOut".';
        return { severity: 'warning', blocks: 'mistake', file, message, help };
      }),
  ]);
}
