import { parseBlocks } from '../../build/text/markdown.ts';
import type { Context } from '../../build/text/resolve.ts';
import { bodyOf } from '../../build/text/sections.ts';

/** The body of a text in Markdown, which is not checked. */
export const bodyIn = (markdown: string, known: Partial<Context> = {}) =>
  bodyOf(parseBlocks(markdown, 1), { conditions: {}, partials: {}, facts: {}, ...known });
