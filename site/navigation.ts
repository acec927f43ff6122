import type { Business } from './business/business.ts';
import { useBusiness, useContent } from './site-context.ts';

/** The links of the header, in order; the services menu is between Home and About. */
export const headerPages = [
  { page: 'home', path: '/' },
  { page: 'about', path: '/about/' },
  { page: 'blog', path: '/blog/' },
  { page: 'contact', path: '/contact/' },
] as const;

export type HeaderPage = (typeof headerPages)[number];

export const servicePath = (slug: string) => `/services/${slug}/`;
export const helpPath = (slug: string) => `/${slug}/`;
export const postPath = (slug: string) => `/blog/${slug}/`;

/** The path of the whole site: `/`, or `/tow/` for a site at `https://example.com/tow/`. */
export const basePath = ({ url }: Business) => url.slice(url.indexOf('/', 'https://'.length));

/** Turns a path from the home page of a language (`/about/`) into one from the site's root (`/es/about/`). */
export const inLanguage = ({ home }: { home: string }, path: string) => home + path.slice(1);

/** @returns a function that turns a path from the home page of the language (`/about/`) into one from the host's root (`/tow/es/about/`) */
export function useHref(): (path: string) => string {
  const content = useContent();
  const fileHref = useFileHref();
  return (path) => fileHref(inLanguage(content, path));
}

/** @returns a function that turns the path of a file that all languages share (`/scenes/not-found.svg`) into one from the host's root */
export function useFileHref(): (path: string) => string {
  const base = basePath(useBusiness());
  return (path) => base + path.slice(1);
}
