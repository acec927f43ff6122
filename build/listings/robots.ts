/** Lets every crawler in and names the sitemap (RFC 9309). */
export const robots = (url: string) => `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`;
