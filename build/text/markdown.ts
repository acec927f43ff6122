// The bundle for browsers is one module without dependencies, which loads in a quarter of the time.
import MarkdownIt, { type StateInline, type Token } from 'markdown-it/browser';

/** A token of the parser with all that stands between it and its closing token. */
export interface Nested {
  token: Token;
  children: readonly Nested[];
}

/** CommonMark with GitHub's tables and tasks, `{braces}` and `[^footnotes]`; HTML and addresses in running text stay text. */
const markdown = new MarkdownIt().disable(['lheading', 'reference', 'autolink']);
markdown.normalizeLink = (address) => address;
markdown.inline.ruler.before('link', 'braces', rule('braces', /\{([^{}]*)\}/y));
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
export const parseBlocks = (text: string) => nest(markdown.parse(text, {}));

/** The parts of a sentence. */
export const parseInline = (text: string) => markdown.parseInline(text, {}).flatMap(inlineOf);

/** The parts of the sentence in a token of running text, or of the words that describe an image. */
export const inlineOf = ({ children }: Token) => nest(children ?? []);

function nest(tokens: readonly Token[]): Nested[] {
  const root: Nested[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const children: Nested[] = [];
    open.at(-1)?.push({ token, children });
    if (token.nesting === 1) open.push(children);
  }
  return root;
}
