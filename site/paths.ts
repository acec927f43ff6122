// Paths from the home page of a language.
export const servicePath = (slug: string) => `/services/${slug}/`;
export const guidePath = (slug: string) => `/${slug}/`;
export const postPath = (slug: string) => `/blog/${slug}/`;

/** Turns a path from the home page of a language (`/about/`) into one from the site's root (`/es/about/`). */
export const inLanguage = ({ home }: { home: string }, path: string) => home + path.slice(1);
