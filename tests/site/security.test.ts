import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtSite, site } from '../setup/built.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inner = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text ?? '');
const stylesIn = (html: string) => inner(html, /<style[^>]*>(.*?)<\/style>/gs);
const rulesIn = (html: string) => inner(html, /<script type="speculationrules">(.*?)<\/script>/gs);

/** The directives of the policy, with which the head of a page must begin. */
function policyOf(html: string): Record<string, string> {
  const [, policy = ''] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = policy.replaceAll('&#x27;', "'").split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/, 2)));
}

const map = 'https://www.google.com';
const form = 'https://tally.so';
const always = {
  'default-src': "'none'",
  'img-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'none'",
};

const built = [
  ...site.pages.map(({ path, html }) => ['with', path, html] as const),
  ...builtSite('sub-path').pages.map(({ path, html }) => ['without', path, html] as const),
];

describe.each(built)('a site %s a quote form, %s', (has, path, html) => {
  test('has a policy that allows what the page needs, and nothing inline except by its hash', () => {
    const [scripts, frames] = has === 'with' ? [[`${form}/widgets/embed.js`], [form]] : [[], []];
    if (path.endsWith('/contact/')) frames.push(map);
    expect(policyOf(html)).toEqual({
      ...always,
      'script-src': ["'self'", ...rulesIn(html).map(hash), ...scripts].join(' '),
      // The form service adds its own styles, and a hash would switch 'unsafe-inline' off.
      'style-src': has === 'with' ? "'unsafe-inline'" : stylesIn(html).map(hash).join(' '),
      'frame-src': frames.join(' ') || "'none'",
    });
    expect(rulesIn(html)).toHaveLength(1);
    // Browsers look for the encoding only there.
    expect(html.slice(0, 1024)).toContain('charSet');
  });

  test('has no script that a policy would have to trust', () => {
    const scripts = inner(html, /<script\b([^>]*)>/g);
    const kinds = [/^ type="module" src="\/[^"]*"$/, /^ type="speculationrules"$/, /^ type="application\/ld\+json"$/];
    expect(scripts.filter((attributes) => !kinds.some((kind) => kind.test(attributes)))).toEqual([]);
    expect(html).not.toMatch(/<[^>]* on[a-z]+="|<[^>]* style="|javascript:/);
  });
});

test('the file of headers keeps hosts to https, and browsers from guessing types, framing pages and leaking addresses', () => {
  const headers = site.read('/_headers');
  for (const line of [
    "Content-Security-Policy: frame-ancestors 'none'",
    'Strict-Transport-Security: max-age=31536000',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
  ])
    expect(headers).toMatch(new RegExp(`^/\\*\\n(?: {2}.*\\n)* {2}${line}$`, 'm'));
});

test('the recipes for nginx and Caddy, and Apache’s file, set the same headers', () => {
  const hosting = readFileSync('.github/HOSTING.md', 'utf8');
  const blocksOf = (language: string) =>
    [...hosting.matchAll(new RegExp(`\`\`\`${language}\\n[\\s\\S]*?\`\`\``, 'g'))].join('\n');
  const recipes = {
    'the nginx recipe of .github/HOSTING.md': blocksOf('nginx'),
    'its Caddy recipe': blocksOf('caddyfile'),
    'static/.htaccess': site.read('/.htaccess'),
  };
  const lines = site.read('/_headers').match(/^ {2}.+: .+$/gm) ?? [];
  const values = new Set(lines.map((line) => line.slice(line.indexOf(': ') + 2)));
  expect(values.size).toBeGreaterThan(0);
  const missing = Object.entries(recipes).flatMap(([name, recipe]) =>
    [...values].filter((value) => !recipe.includes(value)).map((value) => `${name} lacks ${value}`),
  );
  expect(missing).toEqual([]);
});
