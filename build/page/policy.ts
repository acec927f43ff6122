import { createHash } from 'node:crypto';
import type { ExtraSources } from '../route.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page (CSP Level 3): it allows the page's inline code by hash, scripts, fonts and
 * images of its own origin, and the sources in `allow`.
 * @param styles the texts of the page's inline styles
 * @param scripts and of its scripts; structured data is not code (HTML standard, "prepare the script element")
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  scripts: readonly string[],
  allow: ExtraSources,
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hash), ...(allow.script ?? [])].join(' '),
    // Browsers ignore 'unsafe-inline' beside a hash.
    `style-src ${allow.inlineStyle ? "'unsafe-inline'" : styles.map(hash).join(' ')}`,
    "img-src 'self'; font-src 'self'; manifest-src 'self'",
    // No script of the site fetches; Lighthouse fetches robots.txt in the page's name.
    "connect-src 'self'",
    `frame-src ${allow.frame?.join(' ') || "'none'"}`,
    "base-uri 'none'; object-src 'none'; form-action 'none'",
  ];
  return directives.join('; ');
}
