import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { offset } from '../../site/business/geography.ts';
import { contains, type Dot, type Label, overlaps, placeLabels } from '../../site/components/area-map/labels.ts';
import { mapProjection, mapSide, unitsPerMile } from '../../site/components/area-map/map-projection.ts';
import { capeMayCounty, hudsonCounty } from '../setup/counties.ts';
import { business, businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const contactOf = (facts = business) => {
  const page = pagesOf(facts).find(({ path }) => path === '/contact/');
  if (!page) throw new Error('There is no contact page.');
  return documentOf(htmlOf(page, facts));
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
      expect((x - cx) / r).toBeCloseTo(east / 15.534, 2);
      expect((cy - y) / r).toBeCloseTo(north / 15.534, 2);
      expect(Math.hypot(x - cx, y - cy)).toBeLessThan(r);
    });
    const list = [...document.querySelectorAll('.area-map__towns li')].map((item) => item.textContent);
    expect(list).toContain('Freehold 8 miles northwest');
    expect(list).toHaveLength(business.towns.length);
  });

  test('lies on the basemap that the builder drew: water, land, county lines, and above them the circle alone', () => {
    const svg = contactOf().querySelector('.area-map svg');
    const names = [...(svg?.children ?? [])].map((part) => part.getAttribute('class'));
    expect(names.slice(0, 5)).toEqual([
      'area-map__water',
      'area-map__land',
      'area-map__border',
      'area-map__circle',
      'area-map__town',
    ]);
    expect(svg?.querySelector('.area-map__land')?.getAttribute('d')).toMatch(/^M[-\d,LMZ]+$/);
  });

  const reachMiles = (facts: Business) => mapSide / 2 / unitsPerMile(mapProjection(facts));

  test('comes closer than the circle where the towns lie close together, and shows its four arcs', () => {
    expect(reachMiles(hudsonCounty)).toBeLessThan(15.5);
    expect(reachMiles(hudsonCounty) * Math.SQRT2).toBeGreaterThan(15.5);
    const near = businessWith({ ...hudsonCounty, claims: { ...business.claims, serviceAreaMeters: 8000 } });
    expect(reachMiles(near)).toBeLessThan(7.5);
  });

  test('is the whole of what is served, where towns lie beyond the circle', () => {
    for (const facts of [business, capeMayCounty, hudsonCounty]) {
      for (const town of facts.towns) {
        const { east, north } = offset(facts.coordinates, town);
        expect(Math.max(Math.abs(east), Math.abs(north))).toBeLessThan(reachMiles(facts));
      }
    }
  });

  test('numbers in the list a town whose name has no room on the map, and keeps the name', () => {
    const towns = Array.from({ length: 20 }, (_, index) => ({
      name: `Township of the Long Name ${index + 1}`,
      latitude: 40.2 + index * 0.001,
      longitude: -74.2,
    }));
    const document = contactOf(businessWith({ towns }));
    const texts = [...document.querySelectorAll('.area-map text')].map((text) => text.textContent);
    const numbers = texts.filter((text) => /^\d+$/.test(text));
    expect(numbers.length).toBeGreaterThan(0);
    const names = [...document.querySelectorAll('.area-map__towns strong')].map((name) => name.textContent);
    for (const [index, { name }] of towns.entries())
      expect(names[index]).toBe(numbers.includes(`${index + 1}`) ? `${index + 1} ${name}` : name);
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
  const place = (dots: readonly Dot[]) => placeLabels(dots, frame, 20);
  const dotOf = (x: number, y: number, text: string, radius = 5): Dot => ({ x, y, text, radius });
  const isPlaced = (label: Label | undefined) => label !== undefined;
  const boxOf = ({ x, y, radius }: Dot) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

  /** Each label that lies on another or on a dot, or is cut off by the frame. */
  const clashes = (dots: readonly Dot[]) => {
    const labels = place(dots).filter(isPlaced);
    return labels.filter(
      (label, index) =>
        !contains(frame, label) ||
        labels.slice(index + 1).some((other) => overlaps(label, other)) ||
        dots.some((dot) => overlaps(label, boxOf(dot))),
    );
  };

  const dotsOf = (facts: Business): Dot[] => {
    const projection = mapProjection(facts);
    return [{ name: facts.township, ...facts.coordinates }, ...facts.towns].map(
      ({ name, latitude, longitude }, index) => {
        const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
        return dotOf(Math.round(x), Math.round(y), name, index === 0 ? 9 : 5);
      },
    );
  };

  test.each([
    ['Howell', business, 9],
    ['Hudson County', hudsonCounty, 8],
    ['Cape May County', capeMayCounty, 11],
  ])('of %s are names, or numbers where a name finds no free side, and cover nothing', (_, facts, names) => {
    const dots = dotsOf(facts);
    const labels = place(dots).filter(isPlaced);
    expect(labels).toHaveLength(dots.length);
    expect(clashes(dots)).toEqual([]);
    expect(labels.filter(({ isNumber }) => !isNumber).length).toBeGreaterThanOrEqual(names);
  });

  test('stand to the right where there is room, else on the next side that is free', () => {
    const [center, town] = [dotOf(220, 220, 'Howell'), dotOf(400, 100, 'Far East')];
    expect(place([center, town]).map((label) => label?.anchor)).toEqual(['start', 'end']);
    expect(place([center, dotOf(300, 220, 'Brick')]).map((label) => label?.anchor)).toEqual(['end', 'start']);
  });

  test('of 1 to 20 towns anywhere cover no other and no dot, stay on the map, and the middle keeps its name', () => {
    const along = fc.integer({ min: 25, max: 415 });
    const text = fc.string({ minLength: 2, maxLength: 30 });
    const town = fc.record({ x: along, y: along, text, radius: fc.constant(5) });
    fc.assert(
      fc.property(fc.array(town, { minLength: 1, maxLength: 20 }), (towns) => {
        const away = towns.filter(({ x, y }) => Math.hypot(x - 220, y - 220) > 100);
        const dots = [dotOf(220, 220, 'Howell', 9), ...away];
        expect(clashes(dots)).toEqual([]);
        place(dots).forEach((label, index) => {
          if (label) expect(label.text).toBe(label.isNumber ? `${index}` : dots[index]?.text);
        });
        expect(place(dots)[0]?.text).toBe('Howell');
      }),
      { numRuns: 50 },
    );
  });

  test('of towns in one spot are left out but for the middle’s', () => {
    const dots = Array.from({ length: 21 }, (_, index) => dotOf(220, 220, `Town ${index}`));
    const labels = place(dots).filter(isPlaced);
    expect(labels[0]?.text).toBe('Town 0');
    expect(clashes(dots)).toEqual([]);
  });
});
