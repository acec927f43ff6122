import { createHash } from 'node:crypto';
import type { ExtraSources } from '../route.ts';

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
export function contentSecurityPolicy(html: string, allow: ExtraSources): string {
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
