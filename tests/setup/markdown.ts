import { resolveBody } from '../../build/text/resolve.ts';
import type { Context } from '../../build/text/sentence.ts';
import { parseBlocks } from '../../build/text/tree.ts';

/** The body of a text in Markdown, which is not checked. */
export const bodyIn = (markdown: string, known: Partial<Context> = {}) =>
  resolveBody(parseBlocks(markdown, 1), {
    ...{ conditions: {}, partials: {}, facts: {}, sources: new Set(), images: new Set() },
    ...known,
  });
