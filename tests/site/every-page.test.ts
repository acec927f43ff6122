import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { graphOf, partsOf, site, subPathSite, textOf } from '../setup/built.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes: small letters in the doctype, its own capitals in attributes, `<br/>`, `hidden=""`, `checked=""`. The HTML
      // standard takes both ways.
      'doctype-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // The site's own script changes its name with its content.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The style sheets keep a number on one line; a non-breaking hyphen would be copied into the visitor's dialer.
      'tel-non-breaking': 'off',
    },
  }),
);
const pages = site.pages();
// Where facts are left out, these two lack the most.
const fewer = subPathSite.pages().filter(({ path }) => ['/', '/contact/'].includes(path));

test.each([...pages, ...fewer])('$path is valid HTML, with a size for every image', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const told = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(told).toEqual([]);
  for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/);
});

describe.each(pages)('$path', (page) => {
  test('has no two links with the same words that lead to different places', () => {
    const places = new Map<string, Set<string>>();
    for (const link of page.document.querySelectorAll('a[href]')) {
      const words = link.getAttribute('aria-label') ?? textOf(link);
      places.set(words, (places.get(words) ?? new Set()).add(link.getAttribute('href') ?? ''));
    }
    expect(places.size, `links of ${page.path}`).toBeGreaterThan(10);
    expect([...places].filter(([, to]) => to.size > 1).map(([words]) => words)).toEqual([]);
  });

  // What the data says is in tests/pages.
  test('has in its structured data every identifier that something there points to, once', () => {
    const graph = graphOf(page)['@graph'];
    const parts = partsOf(graph);
    const known = new Set(parts.filter((part) => part['@type']).map((part) => part['@id']));
    expect(parts.filter((part) => !part['@type'] && !known.has(part['@id']))).toEqual([]);
    expect(new Set(graph.map((node) => node['@id'])).size).toBe(graph.length);
  });
});

test('every page can be reached from home with at most two clicks', () => {
  const documents = new Map(pages.map(({ path, document }) => [path, document]));
  const targets = (path: string) =>
    [...(documents.get(path)?.querySelectorAll('a[href]') ?? [])]
      .map((link) => new URL(link.getAttribute('href') ?? '', site.address(path)).href.replace(/[#?].*/, ''))
      .filter((href) => href.startsWith(site.business.url))
      .map((href) => `/${href.slice(site.business.url.length)}`);
  const reached = targets('/').flatMap((path) => [path, ...targets(path)]);
  const others = [...documents.keys()].filter((path) => !path.endsWith('/404.html'));
  expect(others.filter((path) => !reached.includes(path))).toEqual([]);
});
