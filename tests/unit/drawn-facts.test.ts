import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PageRoute } from '../../build/route.ts';
import { drawings, Framed } from '../../site/scenes/drawings/index.tsx';
import { SiteContext } from '../../site/site-context.ts';
import { business, htmlOf, interpolate, pagesOf } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

/** A drawing's forms. */
function formsOf(name: string) {
  const { tall, ...wide } = drawings[name] as (typeof drawings)[string];
  return [wide, ...(tall ? [tall] : [])].map((sheet) => {
    const picture = createElement(Framed, sheet);
    return parse(renderToStaticMarkup(createElement(SiteContext, { value: { business } }, picture)));
  });
}

type Drawn = ReturnType<typeof formsOf>[number];
const slicesIn = (document: Drawn, id: string) =>
  document.querySelector(`[id="${id}"] path`)?.getAttribute('d')?.match(/M/g)?.length;

describe('a drawing shows what the words say', () => {
  test('of an old car, the share that can be recycled', () => {
    const [percent] = /\d+/.exec(interpolate('{recyclableShare}')) ?? [];
    for (const document of formsOf('what-is-left')) {
      expect(slicesIn(document, 'used')).toBe(Number(percent) / 10);
      expect(slicesIn(document, 'unused')).toBe(10 - Number(percent) / 10);
    }
  });

  test('of a yard’s office, the days and the hours of the law', () => {
    const page = pagesOf(business).find(({ path }) => path === '/my-car-was-towed/') as PageRoute;
    const [, from, to, days] = /from (\d+) a\.m\. to (\d+) p\.m\. at least (\w+) days/.exec(htmlOf(page)) ?? [];
    for (const document of formsOf('yard-week')) {
      expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([from, to]);
      expect(['one', 'two', 'three', 'four', 'five'][document.querySelectorAll('[id^=open-]').length - 1]).toBe(days);
    }
  });

  test('of a winch line, people who watch from farther away than the line is long', () => {
    for (const document of formsOf('winch-line')) {
      const numbers = (transform: string | null | undefined) => (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
      const danger = document.querySelector('path.l-danger')?.closest('[transform*="rotate"]');
      const [x = 0, y = 0, angle = 0, scale = 1] = numbers(danger?.getAttribute('transform'));
      const [, length = 0] = /H(\d+)A/.exec(document.querySelector('path.l-danger')?.getAttribute('d') ?? '') ?? [];
      const line = Number(length) * scale;
      const along = [0, 0.25, 0.5, 0.75, 1].map((part) => [
        x + part * line * Math.cos((angle * Math.PI) / 180),
        y + part * line * Math.sin((angle * Math.PI) / 180),
      ]);
      const group = document.querySelector('ellipse.l-safe');
      const [left = 0, top = 0] = numbers(group?.parentElement?.getAttribute('transform'));
      const rim = Math.max(Number(group?.getAttribute('rx')), Number(group?.getAttribute('ry')));
      for (const [a = 0, b = 0] of along) expect(Math.hypot(left - a, top - b) - rim).toBeGreaterThan(line);
    }
  });
});
