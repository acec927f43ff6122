import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BusinessContext } from '../../site/business/business.ts';
import { ContentContext } from '../../site/content/content.ts';
import { business, contentFor } from './pages.ts';

/** Puts a component's real markup into the document, as the server sends it. */
export function mount<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  facts = business,
): HTMLElement {
  const words = contentFor(facts);
  document.documentElement.lang = words.language;
  const inWords = createElement(ContentContext, { value: words }, createElement(component, props));
  document.body.innerHTML = renderToStaticMarkup(createElement(BusinessContext, { value: facts }, inWords));
  return document.body.firstElementChild as HTMLElement;
}
