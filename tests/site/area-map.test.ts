import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectionAround } from '../../site/business/geography.ts';
import { contains, type Dot, overlaps, placeLabels } from '../../site/components/map/labels.ts';
import { business, pageAt } from '../setup/pages.ts';

const numbers = (element: { getAttribute(name: string): string | null }, ...names: string[]) =>
  names.map((name) => Number(element.getAttribute(name)));

test('the service-area map shows every town in its place inside the circle, and in a list', () => {
  const document = pageAt('/contact/');
  const circle = document.querySelector('.map__circle');
  if (!circle) throw new Error('There is no circle.');
  const [cx = 0, cy = 0, r = 0] = numbers(circle as never, 'cx', 'cy', 'r');
  const dots = [...document.querySelectorAll('.map__town')];
  expect(dots).toHaveLength(business.towns.length);
  dots.forEach((dot, index) => {
    const [x = 0, y = 0] = numbers(dot as never, 'cx', 'cy');
    const town = business.towns[index];
    if (!town) throw new Error('A dot without a town.');
    const [east = 0, south = 0] = projectionAround(business.coordinates)([town.longitude, town.latitude]) ?? [];
    expect((x - cx) / r).toBeCloseTo(east / 15.534, 2);
    expect((y - cy) / r).toBeCloseTo(south / 15.534, 2);
    expect(Math.hypot(x - cx, y - cy), `units from the middle to ${town.name}`).toBeLessThan(r);
  });
  const list = [...document.querySelectorAll('.map--drawn li')].map((item) => item.textContent);
  expect(list).toContain('Freehold');
  expect(list).toHaveLength(business.towns.length);
});

const frame = { x: 0, y: 0, width: 440, height: 440 };
const place = (dots: readonly Dot[]) => placeLabels(dots, frame, 20);
const boxOf = ({ x, y, radius }: Dot) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

/** The labels that cover another label or a dot, or that the frame cuts off. */
const clashes = (dots: readonly Dot[]) => {
  const labels = place(dots).filter((label) => label !== undefined);
  return labels.filter(
    (label, index) =>
      !contains(frame, label) ||
      labels.slice(index + 1).some((other) => overlaps(label, other)) ||
      dots.some((dot) => overlaps(label, boxOf(dot))),
  );
};

test('labels of 1 to 20 towns, wherever they are, cover nothing and stay on the map, and the middle keeps its name', () => {
  const along = fc.oneof(fc.integer({ min: 25, max: 415 }), fc.constantFrom(60, 400));
  const text = fc.string({ minLength: 2, maxLength: 30 });
  const town = fc.record({ x: along, y: along, text, radius: fc.constant(5) });
  fc.assert(
    fc.property(fc.array(town, { minLength: 1, maxLength: 20 }), (towns) => {
      const away = towns.filter(({ x, y }) => Math.hypot(x - 220, y - 220) > 100);
      const dots = [{ x: 220, y: 220, text: 'Howell', radius: 9 }, ...away];
      expect(clashes(dots)).toEqual([]);
      place(dots).forEach((label, index) => {
        if (label) expect(label.text).toBe(dots[index]?.text);
      });
      expect(place(dots)[0]?.text).toBe('Howell');
    }),
    { numRuns: 50 },
  );
});
