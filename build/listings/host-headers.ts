import { assetFolder } from '../assets/asset.ts';

const everywhere = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
};
const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const keptForAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Response headers for hosts that read a `_headers` file (Netlify, Cloudflare Pages). Files that are neither pages nor
 * hashed have no rule: these hosts revalidate them by themselves.
 * @param base path that the site stands under, with the trailing slash
 * @param pages by path from the site's root
 */
export function hostHeaders(base: string, pages: readonly { path: string }[]): string {
  const rule = (path: string, headers: Record<string, string>) => [
    base + path.slice(1),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  // A rule for each section: hosts join the values of rules that overlap, and a placeholder for all matches the assets.
  const sections = new Set(pages.map(({ path }) => path.replace(/^(\/[^/]+\/).*/, '$1*')));
  const rules = [
    rule('/*', everywhere),
    ...[...sections].map((section) => rule(section, revalidated)),
    rule(`${assetFolder}*`, keptForAYear),
  ];
  return `${rules.flat().join('\n')}\n`;
}
