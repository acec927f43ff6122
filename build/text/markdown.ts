// The bundle for browsers is one module without dependencies, which loads in a quarter of the time.
import MarkdownIt, { type StateInline, type Token } from 'markdown-it/browser';
import type { TextLine } from './conditions.ts';

/** A token of the parser, the number of its line in the file, and all that stands between it and its closing token. */
export interface Nested {
  token: Token;
  line: number;
  children: readonly Nested[];
}

/** CommonMark with GitHub's tables and tasks, `{braces}` and `[^footnotes]`; HTML and addresses in running text stay text. */
const markdown = new MarkdownIt().disable(['lheading', 'reference', 'autolink']);
markdown.normalizeLink = (address) => address;
// Which addresses there may be is told with their line.
markdown.validateLink = () => true;
markdown.inline.ruler.before('link', 'braces', rule('braces', /\{([^{}]*)\}/y));
markdown.inline.ruler.before('link', 'brace', rule('brace', /([{}])/y));
markdown.inline.ruler.before('link', 'footnote', rule('footnote', /\[\^([^\]]*)\]/y));
markdown.inline.ruler.before('link', 'task', rule('task', /^\[([ xX])\] /y));

/** A token of this type wherever the pattern is found, with the pattern's group as its content. */
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

/** The blocks of a text. */
export const parseBlocks = (lines: readonly TextLine[]) => nest(markdown.parse(textOf(lines), {}), lines);

/** The parts of a sentence. */
export const parseInline = (lines: readonly TextLine[]) =>
  nest(markdown.parseInline(textOf(lines), {}), lines).flatMap(({ children }) => children);

const textOf = (lines: readonly TextLine[]) => lines.map(({ content }) => content).join('\n');

/** @param index of the line of the first token */
function nest(tokens: readonly Token[], lines: readonly TextLine[], index = 0): Nested[] {
  const root: Nested[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    if (token.map) index = token.map[0];
    const children = nest(token.children ?? [], lines, index);
    open.at(-1)?.push({ token, line: lines[index]?.number ?? 0, children });
    if (token.nesting === 1) open.push(children);
    if (token.type.endsWith('break')) index += 1;
  }
  return root;
}
