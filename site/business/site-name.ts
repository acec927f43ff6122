// Where people look companies up, by the end of the host.
const names = {
  'google.com': 'Google',
  'goo.gl': 'Google',
  'g.page': 'Google',
  'g.co': 'Google',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'nextdoor.com': 'Nextdoor',
  'yelp.com': 'Yelp',
  'youtube.com': 'YouTube',
  'bbb.org': 'BBB',
};

/** What a site is called: its name where it is one that everybody knows, else its host. */
export function siteName(url: string): string {
  const host = new URL(url).host.replace(/^www\./, '');
  const [, name = host] = Object.entries(names).find(([end]) => host === end || host.endsWith(`.${end}`)) ?? [];
  return name;
}
