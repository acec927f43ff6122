// Sites where people look up companies, by the ends of their hosts.
const names = {
  Google: ['google.com', 'goo.gl', 'g.page', 'g.co'],
  Facebook: ['facebook.com', 'fb.com'],
  Instagram: ['instagram.com'],
  LinkedIn: ['linkedin.com'],
  Nextdoor: ['nextdoor.com'],
  Yelp: ['yelp.com'],
  YouTube: ['youtube.com'],
  BBB: ['bbb.org'],
};

/** The name of a well-known site, or else its host. */
export function siteName(url: string): string {
  const host = new URL(url).host.replace(/^www\./, '');
  const isOf = (ends: readonly string[]) => ends.some((end) => `.${host}`.endsWith(`.${end}`));
  return Object.entries(names).find(([, ends]) => isOf(ends))?.[0] ?? host;
}
