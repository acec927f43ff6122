import { createHash } from 'node:crypto';
import { assetFolder } from './asset.ts';
import type { Allowance } from './route.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// What an inline element holds; structured data is a data block, which no policy has to allow
// (HTML standard, "prepare the script element").
const inlineStyles = /<style>([\s\S]*?)<\/style>/g;
const inlineScripts = /<script type="speculationrules">([\s\S]*?)<\/script>/g;
const hashes = (html: string, elements: RegExp) => [...html.matchAll(elements)].map(([, text]) => hash(text ?? ''));

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
    'frame-src': allow.frame?.length ? allow.frame : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Response headers for the hosts that read a `_headers` file (Netlify, Cloudflare Pages). Pages are asked for anew
 * each time; files whose names change with their content are kept for a year.
 * @param base path that the site stands under, with the trailing slash
 */
export function hostHeaders(base: string): string {
  const rules: Record<string, Record<string, string>> = {
    [`${base}*`]: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    },
    // A rule a depth: rules that meet are joined, so none of these may meet the one for assets.
    [base]: pageCaching,
    [`${base}:page/`]: pageCaching,
    [`${base}:section/:page/`]: pageCaching,
    [`${base}${assetFolder.slice(1)}*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
  return Object.entries(rules)
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .join('\n')
    .concat('\n');
}

const pageCaching = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
