import { describe, expect, test } from 'vitest';
import { graphOf, partsOf, site, textOf } from '../setup/built.ts';

// What the data says is in tests/pages; here, that it holds together, and agrees with what its page shows.

const absolute = (link: { getAttribute(name: string): string | null } | null) =>
  new URL(link?.getAttribute('href') ?? '', site.business.url).href;

describe.each(site.pages())('the graph of $path', (page) => {
  const { document, path } = page;
  const graph = graphOf(page)['@graph'];
  const parts = partsOf(graph);
  const nodeOf = (type: string) => graph.find((node) => [node['@type']].flat().includes(type));

  test('is one, and every identifier that something points to is in it', () => {
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    const known = new Set(parts.filter((part) => part['@type']).map((part) => part['@id']));
    expect(parts.filter((part) => !part['@type'] && !known.has(part['@id']))).toEqual([]);
    expect(new Set(graph.map((node) => node['@id'])).size).toBe(graph.length);
  });

  test('says of the page what its head says; of the page that is none nothing', () => {
    const node = graph.find((each) => each['@id'] === `${site.address(path)}#page`);
    if (path.endsWith('/404.html')) return expect(page.html).not.toContain(site.address(path));
    expect([node?.url, absolute(document.querySelector('link[rel=canonical]'))]).toEqual(
      Array(2).fill(site.address(path)),
    );
    for (const [name, said] of [
      ['title', document.title],
      ['description', node?.description],
      ['url', node?.url],
      ['image', parts.find((part) => part.image && part !== nodeOf('LocalBusiness'))?.image],
    ])
      for (const meta of document.querySelectorAll(`[name="${name}"], [property="og:${name}"]`))
        if (said) expect(meta.getAttribute('content'), `${name}`).toBe(said);
    expect(node?.name).toBe(document.title);
    // The blog and the answers are no more the company than an article is.
    const subject = nodeOf('Service') ?? nodeOf('BlogPosting');
    expect(node?.mainEntity).toEqual(subject && { '@id': subject['@id'] });
    if (subject) expect(subject.url, 'the address of what the page is about').toBe(site.address(path));
  });

  test('agrees with the breadcrumb', () => {
    const crumbs = [...document.querySelectorAll('.breadcrumbs a')].map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: textOf(link),
      item: absolute(link),
    }));
    const told = partsOf(nodeOf('BreadcrumbList')?.itemListElement);
    // The heading of an article says its name.
    expect(told.slice(0, crumbs.length)).toEqual(crumbs);
    if (crumbs.length > 0) expect(told.at(-1)?.item).toBe(site.address(path));
  });
});
