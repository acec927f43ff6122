import type { StateInline } from 'markdown-it/browser';
import { packages } from '../project.ts';
import { noteExtraCells } from './extra-cells.ts';
import { linkTyped } from './typed-links.ts';

// Without these rules, fences and the like stay plain text, which lint.ts checks.
const unused = ['autolink', 'backticks', 'fence', 'hr', 'reference', 'strikethrough'];

/** `[^name]`, on one line. The limit keeps the search short if the bracket doesn't close. */
export const footnote = /\[\^([^[\]\n]{0,80})\]/;

let created: ReturnType<typeof createParser> | undefined;

/**
 * The parser of CommonMark's paragraphs, headings, lists, quotations, links and images, tables, tasks, `{braces}` and
 * `[^footnotes]`. The library is loaded for a text that has not been read before; its bundle for browsers is one module
 * without dependencies, which loads in a quarter of the time.
 */
export function parser() {
  created ??= createParser();
  return created;
}

function createParser() {
  const MarkdownIt = packages('markdown-it/browser') as typeof import('markdown-it/browser').default;
  const markdown = new MarkdownIt().disable(unused);
  markdown.normalizeLink = (address) => address;
  // A wrong address stays a link, to be reported with its line.
  markdown.validateLink = () => true;
  markdown.inline.ruler.before('link', 'braces', rule('braces', /(\{[^{}]*\}|[{}])/y));
  markdown.inline.ruler.before('link', 'footnote', rule('footnote', new RegExp(footnote, 'y')));
  markdown.inline.ruler.before('link', 'task', rule('task', /^\[([ xX])\] /y));
  markdown.inline.ruler.before('link', 'chip', (state, silent) => {
    const pattern = /\[([^[\]{}]+)\]\{\.chip( \.pale)?\}/y;
    pattern.lastIndex = state.pos;
    const [whole, words, pale = ''] = pattern.exec(state.src) ?? [];
    if (!whole || !words) return false;
    if (!silent) {
      state.push('chip_open', '', 1).markup = pale;
      state.push('text', '', 0).content = words;
      state.push('chip_close', '', -1);
    }
    state.pos += whole.length;
    return true;
  });
  markdown.core.ruler.push('typed-links', linkTyped);
  markdown.core.ruler.push('extra-cells', noteExtraCells);
  return markdown;
}

/** A parser rule: makes a token of this type wherever the pattern matches, with its group as content. */
function rule(type: string, pattern: RegExp) {
  return (state: StateInline, silent: boolean) => {
    pattern.lastIndex = state.pos;
    const [whole, content] = pattern.exec(state.src) ?? [];
    if (whole === undefined || content === undefined) return false;
    if (!silent) state.push(type, '', 0).content = content;
    state.pos += whole.length;
    return true;
  };
}
