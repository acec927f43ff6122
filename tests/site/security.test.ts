import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { documentOf } from '../setup/parse.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length));
const pagesOf = (root: string) =>
  filesOf(root)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(root + name, 'utf8')] as const);
const inner = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text]) => text ?? '');
const stylesIn = (html: string) => inner(html, /<style[^>]*>(.*?)<\/style>/gs);
const rulesIn = (html: string) => inner(html, /<script type="speculationrules">(.*?)<\/script>/gs);

/** The directives of the policy that a page carries. */
function policyOf(html: string): Record<string, string> {
  const policy =
    documentOf(html).querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );
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
  ...pagesOf(inject('site')).map((page) => ['with', ...page] as const),
  ...pagesOf(inject('subPathSite')).map((page) => ['without', ...page] as const),
];

describe.each(built)('a site %s a quote form, %s', (has, name, html) => {
  test('has a policy that lets in what the page needs, directive by directive, and nothing inline but by its hash', () => {
    const [scripts, frames] = has === 'with' ? [[`${form}/widgets/embed.js`], [form]] : [[], []];
    if (name === '/contact/index.html') frames.push(map);
    expect(policyOf(html)).toEqual({
      ...always,
      'script-src': ["'self'", ...rulesIn(html).map(hash), ...scripts].join(' '),
      // The form service brings styles of its own, and a hash beside the word would switch it off.
      'style-src': has === 'with' ? "'unsafe-inline'" : stylesIn(html).map(hash).join(' '),
      'frame-src': frames.join(' ') || "'none'",
    });
    expect(rulesIn(html)).toHaveLength(1);
    if (has === 'without') expect(html).not.toContain(form);
  });

  test('has no script that a policy would have to trust', () => {
    const scripts = inner(html, /<script\b([^>]*)>/g);
    const kinds = [/^ type="module" src="\/[^"]*"$/, /^ type="speculationrules"$/, /^ type="application\/ld\+json"$/];
    expect(scripts.filter((attributes) => !kinds.some((kind) => kind.test(attributes)))).toEqual([]);
    expect(html).not.toMatch(/<[^>]* on[a-z]+="|<[^>]* style="|javascript:/);
  });

  test('states its policy first in the head, and its encoding within the first 1,024 bytes', () => {
    expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
    expect(html.indexOf('charSet')).toBeLessThan(1024);
    expect(html.split('Content-Security-Policy')).toHaveLength(2);
  });
});

describe.each([
  ['/', inject('site')],
  ['/tow/', inject('subPathSite')],
])('the headers for hosts, under %s', (base, root) => {
  const rules = readFileSync(join(root, '_headers'), 'utf8')
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, headers: Object.fromEntries(lines.map((line) => line.trim().split(': '))) };
    });
  const headersOf = (address: string) =>
    rules.filter(({ path }) => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path));

  test('protect every answer', () => {
    expect(rules[0]).toEqual({
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
      },
    });
  });

  test('have every page asked for anew and hashed files kept for a year, by one rule each', () => {
    for (const name of filesOf(root)) {
      const address = base + name.slice(1).replace(/index\.html$/, '');
      const caching = headersOf(address).flatMap(({ headers }) => headers['Cache-Control'] ?? []);
      if (address.endsWith('/')) expect([address, caching]).toEqual([address, ['public, max-age=0, must-revalidate']]);
      else if (name.startsWith('/assets/')) expect(caching).toEqual(['public, max-age=31536000, immutable']);
      else expect([address, caching]).toEqual([address, []]);
    }
  });

  test('use no placeholder, which hosts read differently, and no more rules than they take', () => {
    for (const { path } of rules) expect(path).toMatch(/^\/(?:[a-z-]+\/)*\*?$/);
    expect(rules.length).toBeLessThanOrEqual(100);
  });
});

test('the recipes for nginx and Caddy set the same headers', () => {
  const recipes = readFileSync('.github/HOSTING.md', 'utf8');
  const lines = readFileSync(join(inject('site'), '_headers'), 'utf8').match(/^ {2}.+: .+$/gm) ?? [];
  const values = new Set(lines.map((line) => line.slice(line.indexOf(': ') + 2)));
  expect(values.size).toBeGreaterThan(0);
  expect([...values].filter((value) => recipes.split(value).length < 3)).toEqual([]);
});
