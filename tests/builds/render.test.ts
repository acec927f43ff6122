import { createElement } from 'react';
import { expect, test } from 'vitest';
import { hashSource } from '../../build/page/policy.ts';
import { renderPage } from '../../build/page/render.tsx';
import { siteMeta } from '../../site/site-meta.tsx';
import { assets, business, pagesOf } from '../setup/pages.ts';

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
