import { createContext, useContext } from 'react';
import { type Business, useBusiness } from './business/business.ts';

/** The header's links, in order; the services stand in a disclosure between About and Blog. */
export const headerPages = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about/' },
  { name: 'Blog', path: '/blog/' },
  { name: 'Contact', path: '/contact/' },
] as const;

export const servicePath = (slug: string) => `/services/${slug}/`;
export const postPath = (slug: string) => `/blog/${slug}/`;

/** The path of the page being rendered, from the site's root. */
export const PathContext = createContext('/');
export const usePath = () => useContext(PathContext);

/** The path that all others stand under: `/`, or `/tow/` for a site at `https://example.com/tow/`. */
export const basePath = ({ url }: Business) => new URL(url).pathname;

/** @returns a function that turns a path from the site's root (`/about/`) into one from the host's root (`/tow/about/`) */
export function useHref(): (path: string) => string {
  const base = basePath(useBusiness());
  return (path) => base + path.slice(1);
}
