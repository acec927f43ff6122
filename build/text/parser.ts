import MarkdownIt, { type StateInline, type Token } from 'markdown-it/browser';
import { isMarkup, placesOfMarkup, takeAttributes } from './attributes.ts';
import { misplaced } from './mistakes.ts';
import type { NodeKind } from './types.ts';

// Without these rules, fences and the like stay plain text, which is checked.
const unused = ['backticks', 'fence', 'hr', 'lheading', 'reference', 'strikethrough'];

/** What texts have besides CommonMark, by the type of its token. The group becomes its `content`. */
const marks = {
  braces: /(\{[^{}]*\}|[{}])/y,
  // The limit keeps the search short if the bracket doesn't close.
  footnote: /\[\^([^[\]\n]{0,80})\]/y,
};

/** The parser of CommonMark, tables and our marks. Its bundle for browsers loads in a quarter of the time. */
export const parser = new MarkdownIt().disable(unused);
parser.normalizeLink = (address) => address;
// A wrong address stays a link, to be reported with its line.
parser.validateLink = () => true;
parser.core.ruler.before('inline', 'attributes', takeAttributes);
for (const [type, pattern] of Object.entries(marks))
  parser.inline.ruler.before('link', type, (state, silent) => readMark(state, silent, type, pattern));

function readMark(state: StateInline, silent: boolean, type: string, pattern: RegExp): boolean {
  pattern.lastIndex = state.pos;
  const [whole, content] = pattern.exec(state.src) ?? [];
  if (whole === undefined || content === undefined) return false;
  if (!silent) state.push(type, '', 0).content = content;
  state.pos += whole.length;
  return true;
}

const elements = ['p', 'blockquote', 'ul', 'li', 'table', 'tr', 'td', 'strong', 'em'] as const;

/** The kind of a token's node, which is wrong where its mark can't be used; undefined for a wrapper. */
export function kindOf(token: Token): NodeKind | undefined {
  const { type, content, markup, tag, level } = token;
  const wrong = (found: string, expected: string) => ({ kind: 'wrong', message: misplaced(found, expected) }) as const;
  switch (type) {
    case 'text':
      return content ? { kind: 'text', text: content } : undefined;
    case 'softbreak':
      return { kind: 'text', text: '\n' };
    case 'hardbreak':
      return wrong('Two spaces or a \\ at the end of a line', 'an empty line below it, or a list');
    case 'code_block':
      return wrong('Four spaces or a tab at the beginning of a line', 'the line without them');
    case 'braces': {
      const [, partial] = /^\{state: ([\w-]+)\}$/.exec(content) ?? [];
      if (partial) return { kind: 'partial', name: partial };
      if (isMarkup(content)) return wrong(content, placesOfMarkup);
      if (content.length > 1) return { kind: 'fact', name: content.slice(1, -1) };
      return wrong(content, `{township}, or \\${content} for the brace itself`);
    }
    case 'footnote':
      return { kind: 'footnote', id: content };
    case 'link_open':
      return { kind: 'link', to: String(token.attrGet('href')) };
    case 'image':
      return { kind: 'image', source: String(token.attrGet('src')), alt: '' };
    case 'heading_open':
      if (markup === '###') return { kind: 'h3' };
      return markup === '##' && level === 0 ? { kind: 'title' } : wrong(markup, '## or ###, outside lists and quotes');
    case 'ordered_list_open': {
      const first = token.attrGet('start');
      const expected = `${first}\\${markup} for words that begin with a number, or three spaces before every line between two items`;
      return first === null ? { kind: 'ol' } : wrong(`A list that counts from ${first}`, expected);
    }
    case 'th_open':
      return { kind: 'td' };
    default: {
      const kind = elements.find((name) => name === tag);
      return kind && { kind };
    }
  }
}
