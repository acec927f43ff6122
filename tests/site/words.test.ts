import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { servicePath } from '../../site/navigation.ts';
import { business, htmlOf, nameOf, pagesOf, posts, services } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { placesIn, readings, readingsOf } from '../setup/reading.ts';

const documents = pagesOf(business).map((page) => {
  const document = documentOf(htmlOf(page));
  return { name: nameOf(page), page, document };
});
const textOf = (element: { textContent: string | null } | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const named = (name: string) => {
  const found = documents.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found.document;
};

describe('words', () => {
  test.each(posts)('the read time of "$title" is its words by 230', ({ slug, minutes }) => {
    const document = named(`blog-${slug}`);
    const parts = ['h1', '.do-now', '.article > .lead', ...[]].map((part) => textOf(document.querySelector(part)));
    const sections = [...document.querySelectorAll('.article > section')].map(textOf);
    const count = words([...parts, ...sections].join(' '));
    expect(minutes).toBe(Math.round(count / 230));
    expect(textOf(document.querySelector('.post-facts'))).toContain(`${minutes} min read`);
  });

  test('each service page has 350 words or more in its text', () => {
    for (const { name, document } of documents.filter((page) => page.name.startsWith('services-'))) {
      expect(
        `${name} ${words([...document.querySelectorAll('.page-head .lead, .prose, .faq')].map(textOf).join(' ')) >= 350}`,
      ).toBe(`${name} true`);
    }
  });

  test('no two pages have a paragraph in common, call bands and the shared frame apart', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, document } of documents) {
      for (const block of document.querySelectorAll('main p, main li')) {
        if (
          block.closest(
            '.call-band, .call-card, .cards, nav, .service-list, .outbound-links, .area-map, .posts, .sources',
          )
        )
          continue;
        const text = textOf(block);
        // The one sentence that is the same wherever the advice on 911 stands.
        if (words(text) < 6 || text.startsWith('Not in danger, but on')) continue;
        if (seen.has(text)) twice.push(`${text} (${seen.get(text)}, ${name})`);
        seen.set(text, name);
      }
    }
    expect(seen.size).toBeGreaterThan(200);
    expect(twice).toEqual([]);
  });

  test('every figure of the specification stands where a visitor looks for it', () => {
    const shown: Record<string, readonly string[]> = {
      home: [
        '24/7',
        '30 minutes or less',
        '75,000 pounds',
        '500 miles',
        'over a decade',
        'over 69 million',
        'Visa, MasterCard, American Express',
        'payment plans',
      ],
      about: ['over a decade', 'icensed and insured', 'certified'],
      contact: ['24 hours a day, 365 days a year', '07731', ...business.towns.map(({ name }) => name)],
      'services-heavy-duty-towing': ['75,000 pounds'],
      'services-flatbed-towing': ['10,000 pounds'],
      'services-long-distance-towing': ['500 miles'],
      'services-junk-car-removal': ['about 80%'],
      'services-emergency-towing-service': ['30 minutes or less'],
      'blog-what-to-do-car-breaks-down-highway': ['over 69 million', '#95'],
    };
    for (const [name, figures] of Object.entries(shown)) {
      const text = textOf(named(name).querySelector('main'));
      for (const figure of figures)
        expect(`${name}: ${text.includes(figure) ? figure : 'missing'}`).toBe(`${name}: ${figure}`);
    }
    for (const { document } of documents) expect(textOf(document.querySelector('footer'))).toContain('© 2024');
  });

  test('the response time is always an average, for search engines too', () => {
    const told = documents.flatMap(({ name, document }) => [
      ...[...document.querySelectorAll('main p, main li, main dl > div')].map((block) => `${name}: ${textOf(block)}`),
      ...[...document.querySelectorAll('meta[content]')].map((meta) => `${name}: ${meta.getAttribute('content')}`),
      ...textOf(document.querySelector('script[type="application/ld+json"]')).split('","'),
    ]);
    const times = told.filter((text) => text.includes('30 minutes'));
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.filter((text) => !/average/i.test(text))).toEqual([]);
  });

  test('figures, numbers to dial and the town are named by the facts, never typed', () => {
    const folder = 'site/content/en';
    const typed =
      /#95|#GSP|#477|(?<!-)\b711\b|\b30 minutes|75,000|10,000 pounds|500 miles|Howell|\(732\)|over a decade/;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      // What holds in one state only names that state's numbers.
      /^(?!states\/).*\.(?:md|ts)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const found = placesIn(readFileSync(join(folder, file), 'utf8'), typed);
      expect({ file, found }).toEqual({ file, found: [] });
    }
  });
});

describe('in danger', () => {
  const [parkwayNumber, turnpikeNumber] = ['#GSP (#477)', '#95'];

  test('wherever one toll road’s number stands, the other’s does, and neither is a link', () => {
    const pages = readings.map(({ name, document, text }) => {
      const linked = [...document.querySelectorAll('a')].filter((link) => /#(?:95|GSP|477)/.test(textOf(link)));
      return { name, both: [text.includes(parkwayNumber), text.includes(turnpikeNumber)], linked: linked.length };
    });
    expect(pages.filter(({ both }) => both[0]).length).toBeGreaterThanOrEqual(5);
    expect(pages.filter(({ both, linked }) => both[0] !== both[1] || linked > 0)).toEqual([]);
    for (const { document } of documents) {
      const links = [...document.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
      expect(links.filter((href) => /[#*%]/.test(href ?? ''))).toEqual([]);
    }
    for (const file of ['contact.vcf', 'feed.xml']) {
      const text = readFileSync(join(inject('site'), file), 'utf8').replaceAll('\r\n ', '');
      expect(text).toContain(parkwayNumber);
      expect(text).toContain(turnpikeNumber);
    }
  });

  test.each(['home', 'contact', 'services-emergency-towing-service', 'blog-what-to-do-car-breaks-down-highway'])(
    '%s sends to 911 first for the same four reasons, and to the toll roads’ numbers in a sentence of their own',
    (name) => {
      const document = named(name);
      const blocks = [...document.querySelectorAll('main p, main li')];
      const first = blocks.findIndex((block) => /smoke or fire/.test(textOf(block)));
      const text = textOf(blocks[first] ?? null);
      for (const reason of [
        'anyone is hurt',
        'smoke or fire',
        'your car is in a traffic lane',
        'don’t feel safe where you are',
      ])
        expect(text).toContain(reason);
      expect(blocks[first]?.querySelector('a[href="tel:911"]')).not.toBeNull();
      // Never within the advice on 911.
      expect(text).not.toContain(parkwayNumber);
      expect(textOf(document.querySelector('main'))).toContain(`${parkwayNumber}`);
    },
  );

  test('the red box of the breakdown article dials the company', () => {
    const box = named('blog-what-to-do-car-breaks-down-highway').querySelector('.do-now');
    expect(box?.querySelector(`a[href="tel:${business.phone}"]`)).not.toBeNull();
  });
});

describe('an offer and a next step', () => {
  test('titles sell the service in the town, and descriptions give the number', () => {
    for (const page of pagesOf(business).filter(({ meta }) => meta.listed)) {
      expect(page.meta.description).toContain('(732) 555-0142');
      if (!page.path.startsWith('/blog/')) expect(page.meta.title).toContain('Howell, NJ');
    }
  });

  test('headings carry the words that people search for', () => {
    const headings = (name: string) => [...named(name).querySelectorAll('h2, h3')].map(textOf).join('\n');
    for (const words of [/emergency response/i, /heavy-duty/i, /motorcycle/i, /long-distance/i, /engine failure/i])
      expect(headings('home')).toMatch(words);
    expect(headings('about')).toMatch(/our values/i);
    for (const name of ['home', 'about', 'contact']) {
      expect(textOf(named(name).querySelector('main'))).toMatch(/\bfleet\b/);
      expect(named(name).querySelector('main a[href="/services/heavy-duty-towing/"]')).not.toBeNull();
    }
  });

  test('every service is linked from the words of three others, and both articles from where their question comes up', () => {
    const linkedFrom = (path: string) =>
      documents
        .filter(({ document }) =>
          document.querySelector(`main :is(.prose, .article, .faq, .lead, p) a[href^="${path}"]`),
        )
        .map(({ name }) => name);
    for (const { slug } of services) {
      const others = linkedFrom(servicePath(slug)).filter((name) => name.startsWith('services-'));
      expect({ slug, enough: others.length >= 3 }).toEqual({ slug, enough: true });
    }
    const asked = {
      'what-to-do-car-breaks-down-highway': [
        'emergency-towing-service',
        'roadside-assistance',
        'accident-recovery',
        'car-towing',
      ],
      'understanding-towing-services': ['flatbed-towing', 'car-towing', 'heavy-duty-towing', 'accident-recovery'],
    };
    for (const [slug, from] of Object.entries(asked)) {
      const pages = linkedFrom(`/blog/${slug}/`);
      for (const service of from) expect(pages).toContain(`services-${service}`);
      expect(pages).toContain('home');
    }
  });
});

describe('nothing that nobody supplied', () => {
  test('no claim beyond the owner’s', () => {
    const invented =
      /in every weather|on their side|without making the damage|we learned then|it began with|our (?:heavy )?wreckers|our flatbeds|wreckers\b|for the trucks they run|in this country|southern Maine/;
    for (const { name, text } of readings)
      expect({ name, found: placesIn(text, invented) }).toEqual({ name, found: [] });
  });

  test('what the owner leaves out is nowhere offered', () => {
    const pages = readingsOf({
      ...{ quoteFormId: undefined, textPhone: undefined, relayCalls: false, otherTowingSites: [] },
      claims: { ...business.claims, payments: ['cash'], roadsideJobs: ['short pull'] },
    });
    const offered =
      /\bquotes?\b|text us|relay calls|payment plan|insurance claims|debit card|Visa|jump-start it|bring enough|get you back in/;
    for (const { name, text } of pages) expect({ name, found: placesIn(text, offered) }).toEqual({ name, found: [] });
  });
});
