import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../site/business/phone.ts';
import { type BuiltPage, type BuiltSite, sites, textOf } from '../setup/built.ts';
import { type GraphNode, graphOf, nodeOf, partsOf } from '../setup/graph.ts';
import { documentOf, withoutMarks } from '../setup/parse.ts';

const pageTypes: Record<string, string> = {
  '/about/': 'AboutPage',
  '/contact/': 'ContactPage',
  '/blog/': 'CollectionPage',
};
const content = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(selector)?.getAttribute('content') ?? undefined;

describe.each(sites)('the graphs of %s', (_, site) => {
  const { business, address } = site;
  const pages = site.pages();
  const listed = pages.filter(({ path }) => path !== '/404.html');
  const named = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return page;
  };
  const company = nodeOf(named('/'), 'LocalBusiness');

  describe.each(pages)('on $path', (page) => {
    const { document } = page;
    const graph = graphOf(page);

    test('is one, and every identifier that something points to stands in it', () => {
      expect(document.querySelectorAll('script[type="application/ld+json"]').length).toBe(1);
      expect(graph['@context']).toBe('https://schema.org');
      const parts = partsOf(graph['@graph']);
      const known = new Set(parts.filter((part) => part['@type']).map((part) => part['@id']));
      const dangling = parts.filter((part) => !part['@type'] && !known.has(part['@id']));
      expect(dangling).toEqual([]);
      const nodes = graph['@graph'].map((node) => node['@id']);
      expect(new Set(nodes).size).toBe(nodes.length);
    });

    test('holds the whole company', () => {
      expect(nodeOf(page, 'LocalBusiness')).toEqual(company);
    });

    test('claims nothing that an owner would have to prove', () => {
      const properties = partsOf(graph).flatMap(Object.keys);
      expect(properties.filter((name) => /rating|review|award|price|employee|founder|brand/i.test(name))).toEqual([]);
    });

    test('shows the name, the number and the address of the company on the page', () => {
      const footer = document.querySelector('footer');
      expect(textOf(document.querySelector('.site-header__home'))).toBe(company.name);
      expect(document.querySelector('footer a[href^="tel:"]')?.getAttribute('href')).toBe(`tel:${company.telephone}`);
      expect(textOf(footer)).toContain(formatPhone(company.telephone));
      const { streetAddress, addressLocality, addressRegion, postalCode } = company.address;
      expect(textOf(footer?.querySelector('address'))).toBe(
        `${streetAddress}${addressLocality}, ${addressRegion} ${postalCode}`,
      );
      expect(textOf(footer)).toContain('24 hours a day, 365 days a year');
    });

    test('agrees with the breadcrumb', () => {
      const crumbs = [...document.querySelectorAll('.breadcrumbs a')].map((link, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: textOf(link),
        item: new URL(link.getAttribute('href') ?? '', site.business.url).href,
      }));
      if (page.path === '/' || page.path === '/404.html') return expect(crumbs).toEqual([]);
      expect(crumbs.length).toBeGreaterThan(1);
      expect(nodeOf(page, 'BreadcrumbList').itemListElement).toEqual(crumbs);
      expect(crumbs.at(-1)?.item).toBe(address(page.path));
    });

    test('agrees with the questions and answers', () => {
      const shown = [...documentOf(withoutMarks(page.html)).querySelectorAll('.accordion details')].map((details) => ({
        '@type': 'Question',
        name: textOf(details.querySelector('summary')),
        acceptedAnswer: { '@type': 'Answer', text: [...details.querySelectorAll('p')].map(textOf).join(' ') },
      }));
      const types = graph['@graph'].map((node) => node['@type']);
      expect(types.includes('FAQPage')).toBe(shown.length > 0);
      if (shown.length > 0) expect(nodeOf(page, 'FAQPage').mainEntity).toEqual(shown);
      if (page.path === '/') expect(shown.length).toBe(6);
    });
  });

  test.each(listed)('$path says of itself what its head says', (page) => {
    const { document, path } = page;
    const node = nodeOf(page, pageTypes[path] ?? 'WebPage');
    expect(node.url).toBe(document.querySelector('link[rel=canonical]')?.getAttribute('href'));
    expect(node.url).toBe(address(path));
    expect(node.name).toBe(document.title);
    for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
      expect(content(page, name)).toBe(node.description);
    for (const name of ['meta[property="og:title"]', 'meta[name="twitter:title"]'])
      expect(content(page, name)).toBe(node.name);
    expect(content(page, 'meta[property="og:url"]')).toBe(node.url);
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test('the page that is no page has no address in its graph, only the company and the site', () => {
    const types = graphOf(named('/404.html'))['@graph'].map((node) => node['@type']);
    expect(types).toEqual([['LocalBusiness', 'AutomotiveBusiness'], 'WebSite']);
    expect(named('/404.html').html).not.toContain(address('/404.html'));
  });

  describe('the company', () => {
    const contact = named('/contact/');

    test('is at home where the site is, and its picture is a file of the site', () => {
      expect(company.url).toBe(business.url);
      expect(company['@id']).toBe(`${business.url}#business`);
      for (const picture of [company.logo, company.image]) expect(site.fileAt(picture)).toBeDefined();
    });

    test('is open from 00:00 to 23:59 on all seven days, as the pages say', () => {
      const { dayOfWeek, opens, closes } = company.openingHoursSpecification;
      const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
      expect(dayOfWeek.map((day) => day.replace('https://schema.org/', ''))).toEqual(week);
      expect([opens, closes]).toEqual(['00:00', '23:59']);
      expect(textOf(contact.document.querySelector('main'))).toContain('Open 24/7');
    });

    test('serves a circle of 25,000 meters around its coordinates, which are those of the map', () => {
      const [circle] = company.areaServed;
      const { latitude, longitude } = circle.geoMidpoint;
      expect(circle['@type']).toBe('GeoCircle');
      expect(circle.geoRadius).toBe(25_000);
      expect(company.geo).toEqual(circle.geoMidpoint);
      expect({ latitude, longitude }).toEqual(business.coordinates);
      const map = new URL(contact.document.querySelector('iframe')?.getAttribute('src') ?? '');
      expect(map.searchParams.get('q')).toBe(`${latitude},${longitude}`);
      const miles = /about (\d+) miles around/.exec(textOf(contact.document.querySelector('main')))?.[1];
      expect(Number(miles)).toBeCloseTo(business.claims.serviceAreaMeters / 1609.344, -1);
    });

    test('serves the township, and the towns that the contact page lists', () => {
      const [township, ...towns] = company.areaServed.slice(1).map((town) => town.name);
      expect(township).toBe(business.township);
      expect(towns.length).toBe(8);
      expect([...contact.document.querySelectorAll('.area-map__towns strong')].map(textOf)).toEqual(towns);
    });

    test('offers the three services of the home page’s cards', () => {
      const offers = company.hasOfferCatalog.itemListElement;
      const cards = [...named('/').document.querySelectorAll('.cards > li')].map((card) => [
        textOf(card.querySelector('h3')),
        new URL(card.querySelector('a')?.getAttribute('href') ?? '', business.url).href,
      ]);
      expect(offers.map(({ itemOffered }) => [itemOffered.name, itemOffered['@id'].split('#')[0]])).toEqual(cards);
      expect(cards).toHaveLength(3);
    });

    test('takes the payments that the home page names', () => {
      const answer = textOf([...named('/').document.querySelectorAll('.accordion details')].at(-1)).toLowerCase();
      const payments = company.paymentAccepted.toLowerCase().split(/, (?![^(]*\))/);
      expect(payments.length).toBeGreaterThan(0);
      for (const payment of payments) expect(answer).toContain(payment.split(' for ')[0]);
    });
  });

  test.each(pages.filter(({ path }) => path.startsWith('/services/')))('$path is about its service', (page) => {
    const service = nodeOf(page, 'Service');
    expect(nodeOf(page, 'WebPage').mainEntity['@id']).toBe(service['@id']);
    expect(textOf(page.document.querySelector('.breadcrumbs li:last-child'))).toBe(service.name);
    expect(service.description).toBe(content(page, 'meta[name=description]'));
    expect(service.url).toBe(address(page.path));
    expect(service.provider['@id']).toBe(company['@id']);
    expectOwnPicture(site, page, service);
  });

  test.each(pages.filter(({ path }) => /^\/blog\/./.test(path)))('$path is about its post', (page) => {
    const post = nodeOf(page, 'BlogPosting');
    const { document } = page;
    expect(nodeOf(page, 'WebPage').mainEntity['@id']).toBe(post['@id']);
    expect(post.headline).toBe(textOf(document.querySelector('h1')));
    expect(post.description).toBe(content(page, 'meta[name=description]'));
    expect(post.datePublished).toBe(document.querySelector('time')?.getAttribute('datetime'));
    expect(`${post.timeRequired.slice(2, -1)} min read`).toBe(
      textOf(document.querySelector('.post-facts > span:last-child')),
    );
    expect(post.dateModified).toBe(document.querySelector('.post-facts span time')?.getAttribute('datetime'));
    expect((post.mainEntityOfPage as { '@id': string })['@id']).toBe(nodeOf(page, 'WebPage')['@id']);
    expect(post.url).toBe(address(page.path));
    expect([post.author['@id'], post.publisher['@id']]).toEqual([company['@id'], company['@id']]);
    expectOwnPicture(site, page, post);
  });

  test('the blog lists the posts that its page lists', () => {
    const shown = [...named('/blog/').document.querySelectorAll('.posts > li')].map((item) => {
      const url = new URL(item.querySelector('a')?.getAttribute('href') ?? '', business.url).href;
      return {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        headline: textOf(item.querySelector('h2')),
        description: textOf(item.querySelector('p:not(.post-facts)')),
        datePublished: item.querySelector('time')?.getAttribute('datetime'),
        url,
        author: { '@id': company['@id'] },
      };
    });
    expect(nodeOf(named('/blog/'), 'Blog').blogPost).toEqual(shown);
  });
});

/** The picture is the one that chat apps show, and a file of the site. */
function expectOwnPicture(site: BuiltSite, page: BuiltPage, { image }: GraphNode): void {
  expect(image).toBe(content(page, 'meta[property="og:image"]'));
  expect(site.fileAt(image)).toBeDefined();
}
