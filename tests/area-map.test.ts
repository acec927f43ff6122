import { describe, expect, test } from 'vitest';
import { offset } from '../site/business/geography.ts';
import { placeLabels } from '../site/components/area-map/labels.ts';
import { business, businessWith, htmlOf, pagesOf } from './setup/pages.ts';
import { parse } from './setup/parse.ts';

const contactOf = (facts = business) => {
  const page = pagesOf(facts).find(({ path }) => path === '/contact/');
  if (!page) throw new Error('There is no contact page.');
  return parse(htmlOf(page, facts));
};
const numbers = (element: { getAttribute(name: string): string | null }, ...names: string[]) =>
  names.map((name) => Number(element.getAttribute(name)));

describe('the service-area map', () => {
  test('says in words how far and in which direction a town lies', () => {
    const towns = [
      { name: 'Toms River', latitude: 39.95, longitude: -74.2 },
      { name: 'Next Door', latitude: 40.17, longitude: -74.18 },
      { name: 'Manalapan', latitude: 40.28, longitude: -74.35 },
      { name: 'Up North', latitude: 40.27, longitude: -74.2 },
    ];
    const list = contactOf(businessWith({ towns })).querySelectorAll('.area-map__towns li span');
    expect([...list].map((item) => item.textContent)).toEqual([
      '15 miles south',
      '1 mile east',
      '11 miles northwest',
      '7 miles north',
    ]);
  });

  test('shows every town of the facts inside the circle, where it lies, and the same in a list', () => {
    const document = contactOf();
    const circle = document.querySelector('.area-map__circle');
    if (!circle) throw new Error('There is no circle.');
    const [cx = 0, cy = 0, r = 0] = numbers(circle as never, 'cx', 'cy', 'r');
    const dots = [...document.querySelectorAll('.area-map__town')];
    expect(dots).toHaveLength(business.towns.length);
    dots.forEach((dot, index) => {
      const [x = 0, y = 0] = numbers(dot as never, 'cx', 'cy');
      const town = business.towns[index];
      if (!town) throw new Error('A dot without a town.');
      const { east, north } = offset(business.coordinates, town);
      expect((x - cx) / r).toBeCloseTo(east / 25, 2);
      expect((cy - y) / r).toBeCloseTo(north / 25, 2);
      expect(Math.hypot(x - cx, y - cy)).toBeLessThan(r);
    });
    const list = [...document.querySelectorAll('.area-map__towns li')].map((item) => item.textContent);
    expect(list).toContain('Freehold 8 miles northwest');
    expect(list).toHaveLength(business.towns.length);
  });

  test('tells the ocean side from the land', () => {
    const ocean = contactOf().querySelector('.area-map__ocean')?.getAttribute('d') ?? '';
    const shoreX = Number(ocean.match(/^M([\d.]+) /)?.[1]);
    expect(shoreX).toBeGreaterThan(300);
    expect(shoreX).toBeLessThan(440);
  });

  test('draws all towns of a company that serves farther ones', () => {
    const towns = [...business.towns, { name: 'Far Away', latitude: 40.6, longitude: -74.9 }];
    const document = contactOf(businessWith({ towns }));
    for (const dot of document.querySelectorAll('.area-map__town')) {
      for (const at of numbers(dot as never, 'cx', 'cy')) {
        expect(at).toBeGreaterThan(0);
        expect(at).toBeLessThan(440);
      }
    }
  });
});

describe('labels', () => {
  const frame = { x: 0, y: 0, width: 440, height: 440 };
  const clash = (labels: ReturnType<typeof placeLabels>) =>
    labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
        .map((b) => `${a.text} on ${b.text}`),
    );

  test('of the sample do not collide, and stay inside', () => {
    const document = contactOf();
    const dots = [...document.querySelectorAll('.area-map__center, .area-map__town')].map((dot) => {
      const [x = 0, y = 0] = numbers(dot as never, 'cx', 'cy');
      return { x, y };
    });
    const center = dots.pop();
    const places = [center, ...dots].map((dot, index) => ({
      x: dot?.x ?? 0,
      y: dot?.y ?? 0,
      text: [business.township, ...business.towns.map(({ name }) => name)][index] ?? '',
    }));
    const labels = placeLabels(places, frame, 18);
    expect(clash(labels)).toEqual([]);
    for (const { x, y, width, height } of labels) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(440);
    }
  });

  test('of towns side by side give way to each other', () => {
    const labels = placeLabels(
      [
        { x: 200, y: 200, text: 'Lakewood' },
        { x: 240, y: 200, text: 'Brick' },
        { x: 430, y: 200, text: 'At the edge' },
      ],
      frame,
      18,
    );
    expect(clash(labels)).toEqual([]);
    expect((labels[2]?.x ?? 999) + (labels[2]?.width ?? 0)).toBeLessThanOrEqual(440);
  });
});
