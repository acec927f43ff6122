import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { offset } from '../../site/business/geography.ts';
import { boxAround, holds, overlaps, runsThrough } from '../../site/components/area-map/boxes.ts';
import { type Dot, type Label, placeLabels } from '../../site/components/area-map/labels.ts';
import { mapWindow } from '../../site/components/area-map/map-window.ts';
import { ringSpot, ringsWithin } from '../../site/components/area-map/rings.ts';
import { textOf } from '../setup/built.ts';
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
      expect((x - cx) / r).toBeCloseTo(east / 25, 2);
      expect((cy - y) / r).toBeCloseTo(north / 25, 2);
      expect(Math.hypot(x - cx, y - cy)).toBeLessThan(r);
    });
    const list = [...document.querySelectorAll('.area-map__towns li')].map((item) => item.textContent);
    expect(list).toContain('Freehold 8 miles northwest');
    expect(list).toHaveLength(business.towns.length);
  });

  test('lies on the ground that the builder drew: the sea and the lines along its shore, then the land, then county lines', () => {
    const svg = contactOf().querySelector('.area-map svg');
    const names = [...(svg?.children ?? [])].map((part) => part.getAttribute('class'));
    expect([...new Set(names)].slice(0, 5)).toEqual([
      'area-map__sea',
      'area-map__wave',
      'area-map__land',
      'area-map__line',
      'area-map__circle',
    ]);
    expect(svg?.querySelector('.area-map__land')?.getAttribute('d')).toMatch(/^M[-\d,LMZ]+$/);
  });

  test('has a ring every few miles, each true, with its number where no name is covered', () => {
    const document = contactOf();
    const radius = Number(document.querySelector('.area-map__circle')?.getAttribute('r'));
    const rings = [...document.querySelectorAll('.area-map__ring')];
    expect(rings.map((ring) => textOf(ring))).toEqual(['5 mi', '10 mi']);
    const miles = rings.map((ring) => (Number(ring.querySelector('circle')?.getAttribute('r')) / radius) * 25);
    expect(miles.map((kilometers) => Math.round(kilometers / 0.1609344) / 10)).toEqual([5, 10]);
    expect([ringsWithin(8), ringsWithin(25), ringsWithin(60)]).toEqual([
      [2, 4],
      [5, 10],
      [10, 20, 30],
    ]);
    const [here, there] = [
      { x: 100, y: 100 },
      { x: 0, y: 0, width: 440, height: 440 },
    ];
    expect(ringSpot(here, 50, [], there, 16)).toBeDefined();
    expect(ringSpot(here, 50, [there], there, 16)).toBeUndefined();
  });

  test('has a ruler of the same scale, and says where north is', () => {
    const margin = contactOf().querySelector('.area-map__margin');
    expect([...(margin?.querySelectorAll('text') ?? [])].map(textOf)).toEqual(['0', '5', '10 mi', 'N']);
  });

  test('comes closer than the circle where the towns lie close together, and shows its four arcs', () => {
    const { reach } = mapWindow(hudsonCounty);
    expect(reach).toBeLessThan(25);
    expect(reach * Math.SQRT2).toBeGreaterThan(25);
    const near = mapWindow(businessWith({ ...hudsonCounty, claims: { ...business.claims, serviceAreaMeters: 8000 } }));
    expect(near.reach).toBeLessThan(12);
  });

  test('is the whole of what is served, where towns lie beyond the circle', () => {
    for (const facts of [business, capeMayCounty, hudsonCounty]) {
      const { reach } = mapWindow(facts);
      for (const town of facts.towns) {
        const { east, north } = offset(facts.coordinates, town);
        expect(Math.max(Math.abs(east), Math.abs(north))).toBeLessThan(reach);
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
  const clashes = (labels: readonly Label[]) =>
    labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter((b) => overlaps(a, b))
        .map((b) => `${a.text} on ${b.text}`),
    );
  const dotsOf = (facts: Business): Dot[] => {
    const { reach } = mapWindow(facts);
    return [{ name: facts.township, ...facts.coordinates }, ...facts.towns].map(({ name, ...place }) => {
      const { east, north } = offset(facts.coordinates, place);
      return { x: 220 + (east / reach) * 220, y: 220 - (north / reach) * 220, text: name, room: 7 };
    });
  };

  test.each([
    ['Howell', business],
    ['Hudson County', hudsonCounty],
    ['Cape May County', capeMayCounty],
  ])('of %s are all names, and none lies on another, on a dot, on a line, or off the map', (_, facts) => {
    const dots = dotsOf(facts);
    const labels = placeLabels(dots, frame, 20);
    expect(labels.map(({ text }) => text)).toEqual(dots.map(({ text }) => text));
    expect(clashes(labels)).toEqual([]);
    for (const label of labels) {
      expect(holds(frame, label), label.text).toBe(true);
      expect(dots.filter((dot) => overlaps(label, boxAround(dot, 10, 10)))).toEqual([]);
      const lines = labels.flatMap(({ leader, text }) => (leader && text !== label.text ? leader : []));
      expect(lines.filter((line) => runsThrough(line, label))).toEqual([]);
    }
  });

  test.each([
    ['Hudson County', hudsonCounty],
    ['Cape May County', capeMayCounty],
  ])('of %s stand near their dots: no line is longer than a sixth of the map', (_, facts) => {
    const leaders = placeLabels(dotsOf(facts), frame, 20).flatMap(({ leader }) => leader ?? []);
    expect(leaders.length).toBeGreaterThan(3);
    const lengths = leaders.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
    expect(lengths.filter((length) => length > frame.width / 6)).toEqual([]);
  });

  test('stand beside their dots where there is room, without a line', () => {
    const labels = placeLabels(dotsOf(business), frame, 20);
    expect(labels.flatMap(({ leader }) => leader ?? [])).toEqual([]);
  });

  test('of twenty towns in a heap, for whose names there is no room, are numbers that do not overlap', () => {
    const heap = Array.from({ length: 20 }, (_, index) => ({
      x: 30 + 2 * (index % 5),
      y: 30 + 2 * Math.floor(index / 5),
      text: `${'W'.repeat(24)} ${index}`,
      room: 7,
    }));
    const labels = placeLabels([{ x: 220, y: 220, text: 'Howell', room: 11 }, ...heap], frame, 20);
    expect(labels.filter(({ number }) => number).length).toBeGreaterThan(10);
    expect(clashes(labels)).toEqual([]);
    expect(labels.filter((label) => !holds(frame, label))).toEqual([]);
  });

  test('of 1 to 20 towns anywhere never overlap and stay on the map, and the middle keeps its name', () => {
    const place = fc.integer({ min: 25, max: 415 });
    const town = fc.record({
      x: place,
      y: place,
      text: fc.string({ minLength: 2, maxLength: 30 }),
      room: fc.constant(7),
    });
    const middle = fc.record({
      x: fc.constant(220),
      y: fc.constant(220),
      text: fc.string({ minLength: 2, maxLength: 20 }),
      room: fc.constant(11),
    });
    fc.assert(
      fc.property(middle, fc.array(town, { minLength: 1, maxLength: 20 }), (center, towns) => {
        const labels = placeLabels([center, ...towns], frame, 20);
        expect(clashes(labels)).toEqual([]);
        expect(labels.filter((label) => !holds(frame, label))).toEqual([]);
        expect(labels[0]?.text).toBe(center.text);
        expect(
          labels.every(
            ({ text, number }, index) => text === (number ? `${index}` : (towns[index - 1]?.text ?? center.text)),
          ),
        ).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('of towns in one spot all have a place of their own', () => {
    const dots = Array.from({ length: 21 }, (_, index) => ({ x: 220, y: 220, text: `Town ${index}`, room: 7 }));
    expect(clashes(placeLabels(dots, frame, 20))).toEqual([]);
  });
});
