import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawings, Framed } from '../../site/scenes/drawings/index.tsx';
import { SiteContext } from '../../site/site-context.ts';
import { business } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

/** A drawing's forms. */
function formsOf(name: string) {
  const { tall, ...wide } = drawings[name] as (typeof drawings)[string];
  return [wide, ...(tall ? [tall] : [])].map((sheet) => {
    const picture = createElement(Framed, sheet);
    return parse(renderToStaticMarkup(createElement(SiteContext, { value: { business } }, picture)));
  });
}

describe('a drawing shows what the words say', () => {
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
