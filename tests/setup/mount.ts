import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext } from '../../site/site-context.ts';
import { business, contentFor } from './pages.ts';
import { fill } from './parse.ts';

/** Puts a component's real markup into the document, as the server sends it. */
export function mount<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  facts = business,
): HTMLElement {
  const content = contentFor(facts);
  document.documentElement.lang = content.language;
  const value = { business: facts, content };
  fill(document.body, renderToStaticMarkup(createElement(SiteContext, { value }, createElement(component, props))));
  return document.body.firstElementChild as HTMLElement;
}
