import { createHash } from 'node:crypto';
import { assetFolder } from './asset.ts';
import type { Allowance } from './route.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// What an inline element holds; structured data is a data block, which no policy has to allow
// (HTML standard, "prepare the script element").
const inlineStyles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const inlineScripts = /<script type="speculationrules">([\s\S]*?)<\/script>/g;
const hashes = (html: string, elements: RegExp) => [
  ...new Set([...html.matchAll(elements)].map(([, text]) => hash(text ?? ''))),
];

/**
 * The Content-Security-Policy of a page (CSP Level 3): nothing but what the page itself brings, its own origin's
 * scripts, fonts and pictures, and the origins that it says it needs.
 * @param html the page with its styles in place; the hashes are taken from it
 */
export function contentSecurityPolicy(html: string, allow: Allowance): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, inlineScripts), ...(allow.script ?? [])],
    // A hash would switch 'unsafe-inline' off again, so it is one or the other.
    'style-src': allow.inlineStyle ? ["'unsafe-inline'"] : hashes(html, inlineStyles),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Nothing here fetches; but Lighthouse and its kin ask for robots.txt in the page's name.
    'connect-src': ["'self'"],
    'frame-src': allow.frame?.length ? allow.frame : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const everywhere = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
};
const askedForAnew = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const keptForAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Response headers for the hosts that read a `_headers` file (Netlify, Cloudflare Pages). What is neither a page nor
 * hashed is left to these hosts, which have it asked for anew as well.
 * @param base path that the site stands under, with the trailing slash
 * @param pages by path from the site's root
 */
export function hostHeaders(base: string, pages: readonly { path: string }[]): string {
  const rule = (path: string, headers: Record<string, string>) => [
    base + path.slice(1),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  // Hosts join the values of rules that meet, and Netlify would match a placeholder with the assets: a rule a section.
  const sections = new Set(pages.map(({ path }) => path.replace(/^(\/[^/]+\/).*/, '$1*')));
  const rules = [
    rule('/*', everywhere),
    ...[...sections].map((section) => rule(section, askedForAnew)),
    rule(`${assetFolder}*`, keptForAYear),
  ];
  return `${rules.flat().join('\n')}\n`;
}
