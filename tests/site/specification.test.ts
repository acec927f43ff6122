import { describe, expect, test } from 'vitest';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { sites, textOf } from '../setup/built.ts';
import { mainOf } from '../setup/page-at.ts';

const pages = sites[0]?.[1].pages() ?? [];
const linksOf = (path: string) => [...mainOf(path).querySelectorAll('a')].map((link) => link.getAttribute('href'));
const headings = (path: string) => [...mainOf(path).querySelectorAll('h1, h2, h3')].map(textOf).join('\n');

describe('home', () => {
  test('begins with the headline, the sub-line, the quote and the call', () => {
    expect(textOf(mainOf('/').querySelector('h1'))).toBe('Howell Township’s most trusted towing service');
    expect(textOf(mainOf('/').querySelector('.hero'))).toMatch(
      /24\/7 emergency towing, roadside assistance and recovery, with a fast response/,
    );
    expect(mainOf('/').querySelector('.hero .quote-button')).not.toBeNull();
    expect(mainOf('/').querySelector('.hero a[href^="tel:"]')).not.toBeNull();
  });

  test('lists all eight services, and three of them as cards', () => {
    for (const slug of serviceSlugs) expect(linksOf('/')).toContain(`/services/${slug}/`);
    const cards = [...mainOf('/').querySelectorAll('.service-card')].map((card) => textOf(card.querySelector('a')));
    expect(cards).toEqual(
      ['Emergency Towing', 'Flatbed Towing', 'Roadside Assistance'].map((title) => `Learn More about ${title}`),
    );
  });

  test.each([
    /Emergency response/,
    /From flat tires to engine failure/,
    /Heavy-duty, motorcycle and long-distance towing/,
  ])('has a section %s', (title) => expect(headings('/')).toMatch(title));

  test('has six questions, and other towing sites in a new tab', () => {
    expect(mainOf('/').querySelectorAll('.accordion > details, .accordion details')).toHaveLength(6);
    const outbound = [...mainOf('/').querySelectorAll('.outbound-links a')];
    expect(outbound.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });
});

test.each([
  /story/i,
  /mission/i,
  /values/i,
  /licensed, insured and certified/i,
  /industry recognition/i,
  /why drivers choose us/i,
])('about tells of %s', (title) => expect(headings('/about/')).toMatch(title));

test('contact has the phone, the quote, the hours, eight towns, a map, and what to tell the dispatcher', () => {
  const main = mainOf('/contact/');
  expect(main.querySelector('.page-head a[href^="tel:"]')).not.toBeNull();
  expect(textOf(main.querySelector('.page-head .quote-button'))).toBe('Request Free Quote');
  expect(textOf(main)).toContain('Open 24/7');
  const towns = [...main.querySelectorAll('.area-map__towns strong')].map(textOf);
  expect(towns).toEqual([
    'Freehold',
    'Marlboro',
    'Manalapan',
    'Colts Neck',
    'Jackson',
    'Brick',
    'Lakewood',
    'Toms River',
  ]);
  expect(main.querySelector('iframe[loading=lazy]')).not.toBeNull();
  expect(headings('/contact/')).toMatch(/What to tell the dispatcher/);
});

test.each(serviceSlugs)('%s has heading, text and image, and names its place', (slug) => {
  const main = mainOf(`/services/${slug}/`);
  expect(textOf(main.querySelector('h1'))).toMatch(/ (?:in|from) Howell, NJ$/);
  expect(main.querySelectorAll('p').length).toBeGreaterThan(5);
  expect(main.querySelector('img.scene-picture')).not.toBeNull();
});

test.each(pages)(
  'the footer of $path calls, quotes, and names number, address, hours and all services',
  ({ document }) => {
    const footer = document.querySelector('footer');
    expect(textOf(footer?.querySelector('.site-footer__band h2'))).not.toBe('');
    expect(textOf(footer?.querySelector('.call-button'))).toBe('(732) 555-0142');
    expect(textOf(footer?.querySelector('.quote-button'))).toBe('Free Quote');
    for (const words of ['100 Example Road', 'Howell, NJ 07731', '24 hours a day', '© 2024 Township Towing'])
      expect(textOf(footer)).toContain(words);
    const links = [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href === 'tel:+17325550142')).toHaveLength(2);
    expect(links.filter((href) => href?.startsWith('/services/'))).toHaveLength(8);
  },
);

test.each(['what-to-do-car-breaks-down-highway', 'understanding-towing-services'])(
  '%s links back to the blog and to home, and is dated',
  (slug) => {
    expect(linksOf(`/blog/${slug}/`)).toEqual(expect.arrayContaining(['/blog/', '/']));
    expect(textOf(mainOf(`/blog/${slug}/`).querySelector('.post-facts'))).toMatch(
      /October 21, 2025Updated November 23, 2026[78] min read/,
    );
  },
);
