import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FileRoute, PageRoute, SiteMeta } from '../route.ts';
import { Document } from './document.tsx';
import { type HeadAssets, policySlot, stylesSlot } from './head.tsx';
import { contentSecurityPolicy } from './policy.ts';

/**
 * A page's HTML, with slots where styles and policy go.
 * @throws on React's development build, which is slower and another program than the one tested; only it has `act`
 */
export function renderPage(site: SiteMeta, route: PageRoute, assets: HeadAssets): string {
  if ('act' in React && React.act !== undefined) {
    throw new Error('Found React’s development build, expected the production one: set NODE_ENV=production.');
  }
  return `<!doctype html>${renderToStaticMarkup(<Document site={site} route={route} assets={assets} />)}`;
}

/**
 * Fills the slots. Facts cannot forge one: a tag's brackets and an attribute's quotes are escaped in text.
 * @param styles gives the styles that a page needs
 */
export function fillSlots(html: string, { meta }: PageRoute, styles: (html: string) => string): string {
  const styled = html.replace(`<style>${stylesSlot}`, () => `<style>${styles(html)}`);
  return styled.replace(`content="${policySlot}"`, () => `content="${contentSecurityPolicy(styled, meta.allow)}"`);
}

/** The text of any other file; an element becomes XML. */
export const renderFile = ({ body }: FileRoute): string =>
  typeof body === 'string' ? body : renderToStaticMarkup(body);
