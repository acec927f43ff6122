import { createHash } from 'node:crypto';
import type { ExtraSources } from '../route.ts';

/** The hash-source that allows inline code (CSP Level 3, 2.3.1). */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page (CSP Level 3): it allows the page's inline code by hash, scripts, fonts and
 * images of its own origin, and all sources in `allow`.
 * @param styles the texts of the page's inline styles
 * @param scripts and of its scripts; structured data is not code (HTML standard, "prepare the script element")
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  scripts: readonly string[],
  allow: readonly ExtraSources[],
): string {
  const extra = (kind: 'script' | 'frame' | 'connect' | 'form') => allow.flatMap((sources) => sources[kind] ?? []);
  // Browsers ignore 'unsafe-inline' beside a hash.
  const inlineStyles = allow.some(({ inlineStyle }) => inlineStyle) ? ["'unsafe-inline'"] : styles.map(hashSource);
  const self = "'self'";
  const directives = {
    'default-src': [],
    'script-src': [self, ...scripts.map(hashSource), ...extra('script')],
    'style-src': inlineStyles,
    'img-src': [self],
    'font-src': [self],
    'manifest-src': [self],
    // No script of the site fetches; Lighthouse fetches robots.txt in the page's name.
    'connect-src': [self, ...extra('connect')],
    'frame-src': extra('frame'),
    'base-uri': [],
    'object-src': [],
    'form-action': extra('form'),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}
