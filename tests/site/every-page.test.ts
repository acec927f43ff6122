import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { builtSite, graphOf, site, textOf } from '../setup/built.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // React writes these in its own way, which the HTML standard allows too.
      'doctype-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // The name of the site's own script has a hash of its content.
      'require-sri': ['error', { target: 'crossorigin' }],
      // It is how browsers are asked not to restore a choice of radio buttons.
      'valid-autocomplete': 'off',
      // Style sheets keep a number on one line. Visitors would copy a non-breaking hyphen into their dialer.
      'tel-non-breaking': 'off',
    },
  }),
);
const { pages } = site;
// These two lack the most where facts are left out.
const fewer = builtSite('sub-path').pages.filter(({ path }) => ['/', '/contact/'].includes(path));

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

  test('has structured data that defines every identifier it points to, once', () => {
    const graph = graphOf(page)['@graph'];
    const parts: typeof graph = [];
    JSON.stringify(graph, (_, value) => {
      if (typeof value === 'object' && !Array.isArray(value)) parts.push(value);
      return value;
    });
    const known = new Set(parts.filter((part) => part['@type']).map((part) => part['@id']));
    expect(parts.filter((part) => !part['@type'] && !known.has(part['@id']))).toEqual([]);
    expect(new Set(graph.map((node) => node['@id'])).size).toBe(graph.length);
  });
});
