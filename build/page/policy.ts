import { createHash } from 'node:crypto';
import type { ExtraSources } from '../route.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of a page's inline elements. Structured data is not code (HTML standard, "prepare the script element"). */
interface InlineCode {
  styles: readonly string[];
  scripts: readonly string[];
}

/**
 * The Content-Security-Policy of a page (CSP Level 3): it allows the page's inline code by hash, scripts, fonts and
 * images of its own origin, and the sources in `allow`.
 */
export function contentSecurityPolicy({ styles, scripts }: InlineCode, allow: ExtraSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash), ...(allow.script ?? [])],
    // Browsers ignore 'unsafe-inline' beside a hash.
    'style-src': allow.inlineStyle ? ["'unsafe-inline'"] : styles.map(hash),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // No script of the site fetches; Lighthouse fetches robots.txt in the page's name.
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
