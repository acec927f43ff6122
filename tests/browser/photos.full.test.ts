import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { services } from '../setup/pages.ts';
import { buildPhotographed, photoTexts } from '../setup/photographed-site.ts';
import { useBrowser } from './browser.ts';
import { loadPictures, sideways as sidewaysBy } from './in-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'photographed-'));
// As long as a name may be.
const name = 'Schuyler & Van Nostrand Brothers Towing, Recovery & Salvage!';
beforeAll(async () => {
  await buildPhotographed(folder, { name });
}, 120_000);
const browser = useBrowser(join(folder, 'site'), '/', true);
afterAll(() => rmSync(folder, { recursive: true }));

const widths = [360, 768, 1280, 1920];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The boxes of the parts of every block of a kind; a part that is not there has none. */
const boxesOf = (page: Page, block: string, parts: readonly string[]) =>
  page.evaluate(
    ([block, parts]) =>
      [...document.querySelectorAll(block)].map((element) =>
        Object.fromEntries(
          ['', ...parts].flatMap((part) => {
            const found = part ? element.querySelector(part) : element;
            if (!found) return [];
            const { left, top, right, bottom } = found.getBoundingClientRect();
            return [[part || 'block', { left, top, right, bottom }] as const];
          }),
        ),
      ),
    [block, parts] as const,
  ) as Promise<Record<string, Box>[]>;

const areApart = (a: Box, b: Box) =>
  a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
const isInside = (a: Box, b: Box) =>
  a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5;
const sideways = (page: Page) => page.evaluate(sidewaysBy);

/** What is wrong with blocks whose parts must stand apart, each inside the block, around a picture of a fixed shape. */
async function faultsOf(page: Page, block: string, parts: readonly string[], shape = 16 / 9): Promise<string[]> {
  const blocks = await boxesOf(page, block, [...parts, '.scene-picture']);
  if (blocks.length === 0) throw new Error(`There is no ${block} on ${page.url()}.`);
  return blocks.flatMap(({ block: whole, ...boxes }, index) => {
    const entries = Object.entries(boxes);
    const picture = boxes['.scene-picture'];
    const ratio = picture ? (picture.right - picture.left) / (picture.bottom - picture.top) : 0;
    return [
      ...entries.flatMap(([name, box]) => (whole && isInside(box, whole) ? [] : [`${name} leaves ${block} ${index}`])),
      ...entries.flatMap(([one, a], at) =>
        entries.slice(at + 1).flatMap(([other, b]) => (areApart(a, b) ? [] : [`${one} overlaps ${other} ${index}`])),
      ),
      ...(Math.abs(ratio - shape) < 0.02 ? [] : [`the picture of ${block} ${index} is ${ratio.toFixed(2)} : 1`]),
    ];
  });
}

describe.each([...services.map(({ slug }) => `/services/${slug}/`), '/about/', '/', '/blog/'])(
  'with photos in all places, tall, wide and square, on %s',
  (path) => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.look(path);
    });
    const become = (width: number) => page.setViewportSize({ width, height: 900 });
    const withHead = /services|about/.test(path) ? widths : [];
    const withCards = ['/', '/services/car-towing/'].includes(path) ? widths : [];

    test.each(withHead)(
      'the head has its words in one column, the photo under or beside them, at %i px',
      async (width) => {
        await become(width);
        const parts = ['.breadcrumbs', 'h1', '.lead', '.actions'];
        const [head = {}] = await boxesOf(page, '.page-head', [...parts, '.scene-picture']);
        const { block, '.scene-picture': picture, ...words } = head;
        if (!block || !picture) throw new Error('There is no picture in the head.');
        const shape = (picture.right - picture.left) / (picture.bottom - picture.top);
        expect(await faultsOf(page, '.page-head', parts, shape)).toEqual([]);
        expect(await page.locator('.page-head picture img').getAttribute('alt')).toBe(
          photoTexts[path.split('/').at(-2) as keyof typeof photoTexts],
        );
        const lefts = Object.values(words).map(({ left }) => left);
        expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(1);
        const wordsRight = Math.max(...Object.values(words).map(({ right }) => right));
        const wordsBottom = Math.max(...Object.values(words).map(({ bottom }) => bottom));
        expect([picture.right, picture.bottom].map(Math.round)).toEqual([block.right, block.bottom].map(Math.round));
        if (width < 960) {
          expect(picture.top).toBeGreaterThan(wordsBottom);
          expect(picture.left).toBe(0);
          expect(Math.abs(shape - 16 / 9)).toBeLessThan(0.02);
        } else {
          expect(picture.left).toBeGreaterThan(wordsRight);
          expect(picture.top).toBe(block.top);
        }
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      },
    );

    test.each(withCards)(
      'each card has its picture on top from edge to edge, then title, summary, link, the links on one line, at %i px',
      async (width) => {
        await become(width);
        const parts = ['h3', 'p', 'a'];
        expect(await faultsOf(page, '.service-card', parts)).toEqual([]);
        const cards = await boxesOf(page, '.service-card', [...parts, '.scene-picture']);
        for (const { block, h3, p, a, '.scene-picture': picture } of cards) {
          if (!block || !h3 || !p || !a || !picture) throw new Error('A card lacks a part.');
          expect([picture.left, picture.top, picture.right].map(Math.round)).toEqual(
            [block.left + 1, block.top + 1, block.right - 1].map(Math.round),
          );
          expect(h3.top - picture.bottom).toBeGreaterThan(8);
          expect(h3.top - picture.bottom).toBeLessThan(40);
          expect(p.top).toBeGreaterThanOrEqual(h3.bottom);
          expect(a.top).toBeGreaterThanOrEqual(p.bottom);
          const neighbor = cards.find((other) => other !== undefined && other.block?.top === block.top);
          expect(neighbor?.a?.bottom).toBeCloseTo(a.bottom, 0);
        }
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      },
    );

    test.each(path === '/' ? widths : [])(
      'specialties and the intro keep words and photos apart, at %i px',
      async (width) => {
        await become(width);
        expect(await faultsOf(page, '.specialties li', ['h3', 'p', '.lone-link'])).toEqual([]);
        for (const { h3, p, '.lone-link': a } of await boxesOf(page, '.specialties li', ['h3', 'p', '.lone-link'])) {
          expect(p?.top).toBeGreaterThanOrEqual(h3?.bottom ?? Infinity);
          expect(a?.top).toBeGreaterThanOrEqual(p?.bottom ?? Infinity);
          expect([p?.left, a?.left]).toEqual([h3?.left, h3?.left]);
        }
        const [intro = {}] = await boxesOf(page, '.intro', ['h2', '.lead', 'nav', '.intro__photo']);
        const { block, ...parts } = intro;
        expect(Object.keys(parts)).toEqual(['h2', '.lead', 'nav', '.intro__photo']);
        for (const [name, box] of Object.entries(parts)) {
          expect(`${name} ${block && isInside(box, block)}`).toBe(`${name} true`);
          for (const [other, neighbor] of Object.entries(parts))
            expect(`${name}, ${other} ${name === other || areApart(box, neighbor)}`).toBe(`${name}, ${other} true`);
        }
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      },
    );

    test.each(path === '/blog/' ? widths : [])(
      'the list of posts keeps words and photos apart, at %i px',
      async (width) => {
        await become(width);
        expect(
          await faultsOf(page, '.post-summary', ['h2', '.post-facts', 'h2 ~ p:not(.post-facts)', '.lone-link']),
        ).toEqual([]);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      },
    );

    test.each(path === '/' ? [widths.join(', ')] : [])(
      'nothing moves when a photo further down arrives, at %s px',
      async () => {
        await browser.look(path);
        const lengths = async () => {
          const found: number[] = [];
          for (const width of widths) {
            await become(width);
            found.push(await page.evaluate(() => document.body.scrollHeight));
          }
          return found;
        };
        const before = await lengths();
        await page.evaluate(loadPictures);
        expect(await lengths()).toEqual(before);
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('picture')].every((picture) => {
            const [outer, inner] = [picture, picture.querySelector('img') as Element].map((box) =>
              box.getBoundingClientRect(),
            );
            return outer?.width === inner?.width && outer?.height === inner?.height;
          }),
        );
        expect(covered).toBe(true);
      },
    );
  },
);
