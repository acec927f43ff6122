import { describe, expect, test } from 'vitest';
import { servicePath } from '../../site/paths.ts';
import { pageAt } from '../setup/page-at.ts';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

describe('the route table', () => {
  const paths = pagesOf(business).map(({ path }) => path);

  test('has every page of the specification and 404.html, in its order', () => {
    const specified = [
      ...['/', '/about/', '/contact/', '/blog/'],
      ...['/blog/what-to-do-car-breaks-down-highway/', '/blog/understanding-towing-services/'],
      ...['emergency-towing-service', 'flatbed-towing', 'car-towing', 'heavy-duty-towing'].map(servicePath),
      ...['long-distance-towing', 'roadside-assistance', 'accident-recovery', 'junk-car-removal'].map(servicePath),
      ...['/towing-cost/', '/my-car-was-towed/', '/fleets/', '/404.html'],
    ];
    expect(paths.filter((path) => specified.includes(path))).toEqual(specified);
  });

  test('has no two pages with the same picture at their head', () => {
    const pictures = pagesOf(business).flatMap((page) =>
      [...documentOf(htmlOf(page)).querySelectorAll(':is(.page-head, .not-found) img')].map((image) =>
        image.getAttribute('src'),
      ),
    );
    expect(pictures.length).toBeGreaterThan(5);
    expect([...new Set(pictures)]).toEqual(pictures);
  });
});

describe('links', () => {
  test('of the open page and of the section around it are marked', () => {
    const current = (path: string) =>
      [...pageAt(path).querySelectorAll('header nav [aria-current]')].map((link) => [
        link.getAttribute('aria-current'),
        link.textContent,
      ]);
    expect(current('/')).toEqual([['page', 'Home']]);
    expect(current('/blog/')).toEqual([['page', 'Blog']]);
    expect(current('/blog/understanding-towing-services/')).toEqual([['true', 'Blog']]);
    expect(current('/services/car-towing/')).toEqual([
      ['true', 'Services'],
      ['page', 'Car Towing'],
    ]);
  });
});
