import type { StateInline } from 'markdown-it/browser';
import { packages } from '../project.ts';

// Without these rules, fences and the like stay plain text, which is checked.
const unused = ['backticks', 'fence', 'hr', 'lheading', 'reference', 'strikethrough'];

/** What texts have besides CommonMark, by the type of its token. The first group becomes its `content`, the second its `info`. */
const marks = {
  braces: /(\{[^{}]*\}|[{}])/y,
  // The limit keeps the search short if the bracket doesn't close.
  footnote: /\[\^([^[\]\n]{0,80})\]/y,
  // At the beginning of an item of a checklist.
  box: /^(\[ \] )(?=\S)/y,
  chip: /\[([^[\]{}]+)\]\{\.chip( \.pale)?\}/y,
};

let created: ReturnType<typeof createParser> | undefined;

/**
 * The parser of CommonMark's paragraphs, headings, lists, quotations, links and images, tables, and our marks. The library is
 * loaded for a text that has not been read before; its bundle for browsers is one module without dependencies, which loads in
 * a quarter of the time.
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
  for (const [type, pattern] of Object.entries(marks))
    markdown.inline.ruler.before('link', type, (state, silent) => readMark(state, silent, type, pattern));
  return markdown;
}

function readMark(state: StateInline, silent: boolean, type: string, pattern: RegExp): boolean {
  pattern.lastIndex = state.pos;
  const [whole, content, info = ''] = pattern.exec(state.src) ?? [];
  if (whole === undefined || content === undefined) return false;
  if (!silent) Object.assign(state.push(type, '', 0), { content, info });
  state.pos += whole.length;
  return true;
}
