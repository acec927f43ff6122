// Where people look companies up, by the ends of the hosts.
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

/** What a site is called: its name where it is one that everybody knows, else its host. */
export function siteName(url: string): string {
  const host = new URL(url).host.replace(/^www\./, '');
  const isOf = (ends: readonly string[]) => ends.some((end) => `.${host}`.endsWith(`.${end}`));
  return Object.entries(names).find(([, ends]) => isOf(ends))?.[0] ?? host;
}
