import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BusinessContext } from '../../site/business/business.ts';
import { business } from './pages.ts';

/** Puts a component's real markup into the document, as the server sends it. */
export function mount<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  facts = business,
): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(BusinessContext, { value: facts }, createElement(component, props)),
  );
  return document.body.firstElementChild as HTMLElement;
}
