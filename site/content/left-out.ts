import type { PageRoute, Problem } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { guideSlugs, guidesFor, isLeftOut, samplePosts, serviceSlugs } from '../business/services.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import type { Content } from './content.ts';

/**
 * Whether this owner's site has no such page though another's has: of a service that is not offered, or of what the owner
 * leaves out.
 * @returns a function of a path from the home page of a language, with any fragment
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

/** Whether the site of some owner has no page at a path: services, what an owner may leave out, and posts are not everybody’s. */
export const mayLeaveOut = (path: string): boolean => /^\/(?:services|blog|fleets)\//.test(path);

/**
 * The texts that no page shows: an error for one that has no route, and what a release refuses, for one of the company's own
 * whose page it leaves out. The site's own texts wait there for a company that wants them.
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
