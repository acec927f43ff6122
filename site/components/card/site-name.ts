/** The hosts of Google’s short links to reviews, which no reader knows. */
const google = /(?:^|\.)(?:google\.com|goo\.gl|g\.page|g\.co)$/;

/** Where a link leads: to Google, or else to its host. */
export function siteName(url: string): string {
  const { host } = new URL(url);
  return google.test(host) ? 'Google' : host.replace(/^www\./, '');
}
