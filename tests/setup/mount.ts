import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext } from '../../site/site-context.ts';
import { business, siteOf } from './pages.ts';
import { fill } from './parse.ts';

/** Puts a component's real markup into the document, as the server sends it. */
export function mount<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  facts = business,
): HTMLElement {
  const value = siteOf(facts);
  document.documentElement.lang = value.content.language;
  fill(document.body, renderToStaticMarkup(createElement(SiteContext, { value }, createElement(component, props))));
  return document.body.firstElementChild as HTMLElement;
}
