import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PageRoute } from '../../build/route.ts';
import { drawings, Framed } from '../../site/scenes/drawings/index.tsx';
import { SiteContext } from '../../site/site-context.ts';
import { business, fill, htmlOf, pagesOf } from '../setup/pages.ts';
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
    const [percent] = /\d+/.exec(fill('{recyclableShare}')) ?? [];
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
});
