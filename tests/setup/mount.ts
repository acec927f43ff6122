import { type ComponentProps, createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Site, SiteContext } from '../../site/site-context.ts';
import { business, siteOf } from './pages.ts';
import { withoutStyles } from './parse.ts';

/** An element's markup as the server sends it, on the page that the context describes. */
export const markupOf = (element: ReactElement, value: ComponentProps<typeof SiteContext>['value']): string =>
  renderToStaticMarkup(createElement(SiteContext, { value }, element));

/**
 * Puts a component's markup into the document.
 * @param changes what differs from home in the first language
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
