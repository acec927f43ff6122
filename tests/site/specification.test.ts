import { expect, test } from 'vitest';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { site, textOf } from '../setup/built.ts';
import { mainOf } from '../setup/page-at.ts';
import { like, rowsOf } from '../setup/rows.ts';

/** A page, and what its text and its elements are by the specification: … stands for any words, `has` goes before a selector. */
const specified = rowsOf(`
/ ‖ Howell Township’s most trusted towing service…24/7 emergency towing, roadside assistance and recovery, with a
/ ‖ has .hero .quote-button ‖ has .hero a[href^="tel:"] ‖ has .accordion details:nth-child(6) ‖ has .outbound-links [target=_blank]
/ ‖ Learn More about Emergency Towing…Learn More about Flatbed Towing…Learn More about Roadside Assistance
/ ‖ Emergency response ‖ From flat tires to engine failure ‖ Heavy-duty, motorcycle and long-distance towing
/ ‖ 30 minutes or less ‖ Visa, MasterCard, American Express ‖ payment plans ‖ ${serviceSlugs.map((slug) => `has a[href="/services/${slug}/"]`).join(' ‖ ')}
/about/ ‖ story ‖ mission ‖ values ‖ icensed, insured and certified ‖ Industry recognition ‖ Why drivers choose us
/contact/ ‖ Emergency towing: (732) 555-0142 ‖ has .page-head .call-button[href^="tel:"] ‖ has iframe[loading=lazy] ‖ Request Free Quote ‖ What to tell the dispatcher
/contact/ ‖ Open 24/7 ‖ 24 hours a day, 365 days a year ‖ Freehold…Marlboro…Manalapan…Colts Neck…Jackson…Brick…Lakewood…Toms River
/fleets/ ‖ 75,000 pounds ‖ 10,000 pounds ‖ 500 miles ‖ Request a Fleet Quote ‖ has .page-head .quote-button[data-quote-button="your-form-id"]
/services/heavy-duty-towing/ ‖ 75,000 pounds
/services/flatbed-towing/ ‖ 10,000 lb
/services/long-distance-towing/ ‖ 500 miles
/blog/what-to-do-car-breaks-down-highway/ ‖ has a[href="/blog/"] ‖ has a[href="/"] ‖ October 21, 2025 · Updated November 23, 2026 · 8 min read
/blog/understanding-towing-services/ ‖ has a[href="/blog/"] ‖ has a[href="/"] ‖ October 21, 2025 · Updated November 23, 2026 · 7 min read
`);

test.each(specified)('%s has what the specification asks for: %s', (path = '', ...wanted) => {
  const main = mainOf(path);
  for (const each of wanted)
    if (each.startsWith('has ')) expect(main.querySelector(each.slice(4)), each).not.toBeNull();
    else expect(textOf(main)).toMatch(like(each));
});

test.each(serviceSlugs)('%s has heading, text and image, and names its place', (slug) => {
  const main = mainOf(`/services/${slug}/`);
  expect(textOf(main.querySelector('h1'))).toMatch(/ (?:in|from) Howell, NJ$/);
  expect(main.querySelectorAll('p').length).toBeGreaterThan(5);
  expect(main.querySelector('img.scene-picture')).not.toBeNull();
});

test.each(site.pages())('the footer of $path calls, quotes, and names number, address, hours and services', (page) => {
  const footer = page.document.querySelector('footer');
  expect(textOf(footer?.querySelector('.site-footer__band h2'))).not.toBe('');
  for (const words of [
    ...(page.path.startsWith('/es/') ? ['Cotización gratis', 'las 24 horas'] : ['Free Quote', '24 hours a day']),
    '100 Example Road',
    'Howell, NJ 07731',
    '© 2024 Township Towing',
  ])
    expect(textOf(footer)).toContain(words);
  const links = [...(footer?.querySelectorAll('a') ?? [])].map(
    (link) => `${link.getAttribute('href')} ${textOf(link)}`,
  );
  expect(links.filter((link) => link === 'tel:+17325550142 (732) 555-0142')).toHaveLength(2);
  expect(links.filter((link) => /^(?:\/es)?\/services\/(?!.* (?:Español|English)$)/.test(link))).toHaveLength(
    serviceSlugs.length,
  );
});
