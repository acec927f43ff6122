import type { Markdown } from '../../build/route.ts';

/** Marks a message that is written in Markdown: one with links, bold type or a number to call. */
export const md = (parts: TemplateStringsArray, ...words: readonly string[]): Markdown => ({
  markdown: String.raw({ raw: parts }, ...words),
});
