import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Mark } from '../../site/scenes/mark.tsx';
import { SiteContext, useSite } from '../../site/site-context.ts';
import { business } from '../setup/pages.ts';

const Path = () => useSite().path;

test('a component of a page throws where no page is around it', () => {
  expect(() => renderToStaticMarkup(createElement(Path))).toThrow('There is no page here');
  expect(() => renderToStaticMarkup(createElement(SiteContext, { value: { business } }, createElement(Path)))).toThrow(
    'There is no page here',
  );
});

test('a drawing needs the facts alone, and throws without them', () => {
  const mark = createElement(Mark);
  expect(renderToStaticMarkup(createElement(SiteContext, { value: { business } }, mark))).toContain('<svg');
  expect(() => renderToStaticMarkup(mark)).toThrow('There are no facts here');
});
