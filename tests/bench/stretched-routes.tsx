import { isPage, type PageRoute, type Route } from '../../build/route.ts';
import { routes as siteRoutes } from '../../site/routes.tsx';

export { siteMeta } from '../../site/routes.tsx';

type Arguments = Parameters<typeof siteRoutes>;
const pages = Number(process.env.PAGES ?? 0);

/** The site's routes, and as many more posts as it takes for `PAGES` pages. */
export function* routes(...args: Arguments): Iterable<Route> {
  let made = 0;
  for (const route of siteRoutes(...args)) {
    if (isPage(route)) made += 1;
    yield route;
  }
  // The floor draws no pictures, so the posts share one.
  const { share } = post(args).meta;
  for (made += 1; made <= pages; made += 1) {
    const { meta, body } = post(args);
    const title = `${made}. ${meta.title}`.slice(0, 60);
    const description = `${made}. ${meta.description}`.slice(0, 160);
    yield { path: `/blog/post-${made}/`, body, meta: { ...meta, title, description, share } };
  }
}

/** A post made anew, as each post of a real table is. */
function post(args: Arguments): PageRoute {
  for (const route of siteRoutes(...args)) if (isPage(route) && route.meta.entry) return route;
  throw new Error('The site has no post.');
}
