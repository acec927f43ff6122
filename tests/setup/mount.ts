import { type ComponentProps, createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Site, SiteContext } from '../../site/site-context.ts';
import { business, siteOf } from './pages.ts';
import { withoutStyles } from './parse.ts';

/** The real markup of an element, as the server sends it, for all that its components know of their page. */
export const markupOf = (element: ReactElement, value: ComponentProps<typeof SiteContext>['value']): string =>
  renderToStaticMarkup(createElement(SiteContext, { value }, element));

/**
 * Puts a component's real markup into the document, as the server sends it.
 * @param changes of the page that it is on, which is home in the first language
 */
export function mount<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  facts = business,
  changes: Partial<Site> = {},
): HTMLElement {
  const value = { ...siteOf(facts), ...changes };
  document.documentElement.lang = value.content.language;
  document.body.innerHTML = withoutStyles(markupOf(createElement(component, props), value));
  return document.body.firstElementChild as HTMLElement;
}
