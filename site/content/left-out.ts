import type { Business } from '../business/business.ts';
import { isLeftOut, samplePosts } from '../business/leave-out.ts';
import { serviceSlugs } from '../business/service-slugs.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import { guideSlugs, guidesFor } from './guide-slugs.ts';

/**
 * Whether this owner's site has no such page though another's has: of a service that is not offered, or of what the owner
 * leaves out.
 * @param conditions that hold for this owner
 * @returns a function of a path from the home page of a language, with any fragment
 */
export function leftOutFor(
  business: Business,
  conditions: Readonly<Record<string, boolean>>,
): (path: string) => boolean {
  const lacking = (slugs: readonly string[], has: readonly string[]) => slugs.filter((slug) => !has.includes(slug));
  const held = (slugs: readonly string[]) => slugs.filter((slug) => conditions[slug]);
  const paths = [
    ...lacking(serviceSlugs, held(serviceSlugs)).map(servicePath),
    ...lacking(guideSlugs, guidesFor(conditions)).map(guidePath),
    ...lacking(samplePosts, held(samplePosts)).map(postPath),
    ...(isLeftOut(business, 'blog') ? ['/blog/'] : []),
  ];
  return (path) => paths.some((start) => path.startsWith(start));
}

/** Whether the site of some owner has no page at a path: services, what an owner may leave out, and posts are not everybody’s. */
export const mayLeaveOut = (path: string): boolean => /^\/(?:services|blog|fleets)\//.test(path);
