import { expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const page = pagesOf(business).find(({ path }) => path === '/services/flatbed-towing/');
const main = page && documentOf(htmlOf(page)).querySelector('main');
const rows = [...(main?.querySelectorAll('.data-table tbody tr') ?? [])];

test('the flatbed page says of each kind of vehicle how it can travel and why', () => {
  const kinds = rows.map((row) => textOf(row.querySelector('th[scope=row]')));
  for (const kind of [/^front/i, /^rear/i, /^all-wheel/i, /^electric/i, /^low/i, /^motorcycle/i, /roll$/i])
    expect(kinds.filter((name) => kind.test(name))).toHaveLength(1);
  for (const row of rows) {
    const cells = [...row.querySelectorAll('td[data-label]')];
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['How we can tow it', 'Why']);
    for (const cell of cells) expect(textOf(cell)).toMatch(/\w+ \w+/);
  }
  expect(textOf(main)).toContain('your owner’s manual decides');
});

test('the section asks what the visitor asks, and “flatbed” is found in other headings', () => {
  const headings = [...(main?.querySelectorAll('h2') ?? [])].map(textOf);
  expect(headings[0]).toBe('Does my car need a flatbed?');
  expect(headings.filter((heading) => /flatbed/i.test(heading)).length).toBeGreaterThan(1);
});

test('each row shows how its vehicle travels, in a drawing of its own before the words', () => {
  const drawn = rows.map((row) => row.querySelector('td:first-child img')?.getAttribute('src'));
  expect(drawn.filter((address) => address?.startsWith('/drawings/'))).toHaveLength(rows.length);
  expect(new Set(drawn).size).toBe(rows.length);
});

test('all-wheel drive and motorcycles go on the deck, and only the drive wheels of the others may be lifted', () => {
  const way = (kind: RegExp) => textOf(rows.find((row) => kind.test(textOf(row)))?.querySelector('td[data-label]'));
  expect(way(/^All-wheel/)).toMatch(/^On the deck\. .*dollies/);
  expect(way(/^Motorcycle/)).toBe('On the deck, upright.');
  expect(way(/^Front/)).toContain('front wheels lifted');
  expect(way(/^Rear/)).toContain('rear wheels lifted');
});
