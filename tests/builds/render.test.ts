import { createElement } from 'react';
import { expect, test } from 'vitest';
import { hashSource } from '../../build/page/policy.ts';
import { renderFile, renderPage } from '../../build/page/render.tsx';
import { siteMeta } from '../../site/site-meta.tsx';
import { assets, business, pagesOf } from '../setup/pages.ts';

test('a drawing’s style sheet keeps only the rules for its classes, in files and pages', () => {
  const sheet = '.sea{fill:#00f}.sand{fill:#fc0}@media (prefers-color-scheme:dark){.sea{fill:#003}.sand{fill:#640}}';
  const drawing = createElement(
    'svg',
    null,
    createElement('style', null, sheet),
    createElement('path', { className: 'sea deep' }),
  );
  const kept = '<style>.sea{fill:#00f}@media (prefers-color-scheme:dark){.sea{fill:#003}}</style>';
  expect(renderFile({ path: '/x.svg', body: drawing })).toBe(`<svg>${kept}<path class="sea deep"></path></svg>`);

  const [home] = pagesOf(business);
  if (!home) throw new Error('There is no home page.');
  expect(renderPage(siteMeta(business), { ...home, body: drawing }, assets)).toContain(kept);
});

test('the policy of a published page allows its styles under their short names, in a drawing too', () => {
  const [home] = pagesOf(business);
  if (!home) throw new Error('There is no home page.');
  const body = createElement('svg', { className: 'sea' }, createElement('style', null, '.sea{fill:var(--deep)}'));
  const stylesFor = () => '.sea--calm{--deep:#00f}.sea{color:var(--deep)}';
  const meta = { ...home.meta, allow: [] };
  const html = renderPage(siteMeta(business), { ...home, body, meta }, { ...assets, readable: false, stylesFor });
  const styles = ['.sea--calm{--0:#00f}.a{color:var(--0)}', '.a{fill:var(--0)}'];
  for (const style of styles) expect(html).toContain(`<style>${style}</style>`);
  expect(html).toContain('<svg class="a">');
  expect(html.replaceAll('&#x27;', "'")).toContain(`style-src ${styles.map(hashSource).join(' ')};`);
});
