import type { Business } from './business/business.ts';
import { useBusiness, useContent } from './site-context.ts';

/** The header's links, in order; the services stand in a disclosure between Home and About. */
export const headerPages = [
  { page: 'home', path: '/' },
  { page: 'about', path: '/about/' },
  { page: 'blog', path: '/blog/' },
  { page: 'contact', path: '/contact/' },
] as const;

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

export type HeaderPage = (typeof headerPages)[number];

export const servicePath = (slug: string) => `/services/${slug}/`;
export const helpPath = (slug: string) => `/${slug}/`;
export const postPath = (slug: string) => `/blog/${slug}/`;

/** The path that all others stand under: `/`, or `/tow/` for a site at `https://example.com/tow/`. */
export const basePath = ({ url }: Business) => url.slice(url.indexOf('/', 'https://'.length));

/** A path from the home page of a language (`/about/`) as one from the site's root (`/es/about/`). */
export const inLanguage = ({ home }: { home: string }, path: string) => home + path.slice(1);

/** @returns a function that turns a path from the language's home page (`/about/`) into one from the host's root (`/tow/es/about/`) */
export function useHref(): (path: string) => string {
  const content = useContent();
  const fileHref = useFileHref();
  return (path) => fileHref(inLanguage(content, path));
}

/** The same for a file that all languages share, by its path from the site's root (`/scenes/not-found.svg`). */
export function useFileHref(): (path: string) => string {
  const base = basePath(useBusiness());
  return (path) => base + path.slice(1);
}
