import type { Markdown } from '../../build/route.ts';

/** Marks a message that is written in Markdown: one with links, bold type or a number to call. */
export const md = ([markdown = '']: TemplateStringsArray): Markdown => ({ markdown });
