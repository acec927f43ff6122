import { createElement } from 'react';
import { expect, test } from 'vitest';
import { hashSource } from '../../build/page/policy.ts';
import { renderPage, renderRoute } from '../../build/page/render.tsx';
import { userError } from '../../build/problem.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { assets, business, pagesOf } from '../setup/pages.ts';

test('the policy of a published page allows its styles with their short names, in a drawing too, and what its route allows', () => {
  const [home] = pagesOf(business);
  if (!home) throw new Error('There is no home page.');
  const body = createElement('svg', { className: 'sea' }, createElement('style', null, '.sea{fill:var(--deep)}'));
  const stylesFor = () => '.sea--calm{--deep:#00f}.sea{color:var(--deep)}';
  const meta = { ...home.meta, allow: [{ connect: ['https://count.example'] }, { form: ['https://form.example'] }] };
  const html = renderPage(siteMeta(business), { ...home, body, meta }, { ...assets, readable: false, stylesFor });
  const styles = ['.sea--calm{--0:#00f}.a{color:var(--0)}', '.a{fill:var(--0)}'];
  for (const style of styles) expect(html).toContain(`<style>${style}</style>`);
  expect(html).toContain('<svg class="a">');
  const policy = html.replaceAll('&#x27;', "'");
  expect(policy).toContain(`style-src ${styles.map(hashSource).join(' ')};`);
  expect(policy).toMatch(/connect-src 'self' https:\/\/count\.example;.*form-action https:\/\/form\.example"/);
});

test('a letter that the font of pictures lacks is reported with the page’s file', async () => {
  const [home] = pagesOf(business);
  if (!home) throw new Error('There is no home page.');
  const drawShare = () => Promise.reject(userError('The font of pictures has no 東.'));
  const rendering = renderRoute(home, { ...assets, meta: siteMeta(business), drawShare });
  await expect(rendering).rejects.toThrow(/content\/en\/pages\/home\.md: The font of pictures has no 東\.$/);
});
