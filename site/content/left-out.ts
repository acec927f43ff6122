import type { Business } from '../business/business.ts';
import { guideSlugs, guidesFor, isLeftOut, samplePosts } from '../business/leave-out.ts';
import { serviceSlugs, servicesOf } from '../business/service-slugs.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';

/**
 * Whether this owner's site has no such page though another's has: of a service that is not offered, or of what the owner
 * leaves out.
 * @returns a function of a path from the home page of a language, with any fragment
 */
export function leftOutFor(business: Business): (path: string) => boolean {
  const lacking = (slugs: readonly string[], has: readonly string[]) => slugs.filter((slug) => !has.includes(slug));
  const paths = [
    ...lacking(serviceSlugs, servicesOf(business)).map(servicePath),
    ...lacking(guideSlugs, guidesFor(business)).map(guidePath),
    ...samplePosts.filter((slug) => isLeftOut(business, slug)).map(postPath),
    ...(isLeftOut(business, 'blog') ? ['/blog/'] : []),
  ];
  return (path) => paths.some((start) => path.startsWith(start));
}

/** Whether the site of some owner has no page at a path: services, what an owner may leave out, and posts are not everybody’s. */
export const mayLeaveOut = (path: string): boolean => /^\/(?:services|blog|fleets)\//.test(path);
