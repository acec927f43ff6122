import { createHash } from 'node:crypto';
import type { ExtraSources } from '../route.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page holds of code itself: the text of each inline element. Structured data is none (HTML standard, "prepare the script element"). */
export interface InlineCode {
  styles: readonly string[];
  scripts: readonly string[];
}

/**
 * The Content-Security-Policy of a page (CSP Level 3): nothing but what the page itself brings, its own origin's
 * scripts, fonts and pictures, and the sources that it says it needs.
 */
export function contentSecurityPolicy({ styles, scripts }: InlineCode, allow: ExtraSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash), ...(allow.script ?? [])],
    // A hash would switch 'unsafe-inline' off again, so it is one or the other.
    'style-src': allow.inlineStyle ? ["'unsafe-inline'"] : styles.map(hash),
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
