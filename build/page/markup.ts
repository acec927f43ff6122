import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML or XML of an element, and what is in it. */
export interface Markup {
  html: string;
  classes: ReadonlySet<string>;
  /** The texts of its `<style>` elements. */
  sheets: readonly string[];
}

const styleElements = /<style>([\s\S]*?)<\/style>/g;

/**
 * Renders an element and reads its classes from the markup: React has no hook for each element it renders. The pattern misses
 * none, since React writes every attribute the same way and escapes quotes. Drops the rules for other classes from the style
 * sheet that all drawings share.
 */
export function renderMarkup(element: ReactElement): Markup {
  const markup = renderToStaticMarkup(element).replace(preloadLinks, '');
  const values = new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, value = '']) => value));
  const classes = new Set([...values].flatMap((value) => value.split(' ')));
  const sheets: string[] = [];
  const html = markup.replace(styleElements, (_, sheet: string) => {
    const kept = sheet.replace(/\.([\w-]+)\{[^{}]*\}/g, (rule, name: string) => (classes.has(name) ? rule : ''));
    sheets.push(kept);
    return `<style>${kept}</style>`;
  });
  return { html, classes, sheets };
}

// React asks for a page's eager images beforehand, before a body that arrives with them.
const preloadLinks = /^(?:<link rel="preload" as="image"[^>]*\/>)*/;
