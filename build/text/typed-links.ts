import type { Token } from 'markdown-it';
import type { StateCore } from 'markdown-it/browser';

/** A web address with its scheme or `www.`, without the punctuation after it; or ten figures as Americans write them. */
const typed =
  /(?<address>(?<![<\w])(?:https?:\/\/|www\.)[^\s<>"”]*[^\s<>"”’'.,;:!?)\]])|(?<phone>(?<!\d)(?:1-)?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d))/g;

/** A rule of the parser: makes a web address or a phone number that is typed into the body of a text a link, but for headings and links. */
export function linkTyped({ tokens, Token, inlineMode }: StateCore) {
  // A sentence of front matter is one of plain words, or has its links written.
  if (inlineMode) return;
  for (const [index, block] of tokens.entries()) {
    if (!block.children || tokens[index - 1]?.type === 'heading_open') continue;
    let depth = 0;
    block.children = block.children.flatMap((token) => {
      if (token.type === 'link_open') depth += 1;
      if (token.type === 'link_close') depth -= 1;
      return depth === 0 && token.type === 'text' ? piecesOf(token.content, Token) : [token];
    });
  }
}

/** Plain words and links, in turn. */
function piecesOf(text: string, Kind: StateCore['Token']): Token[] {
  const words = (content: string) => Object.assign(new Kind('text', '', 0), { content });
  const pieces: Token[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(typed)) {
    const open = new Kind('link_open', 'a', 1);
    open.attrSet(
      'href',
      groups?.phone ? `tel:+1${found.replace(/^1-|\D/g, '')}` : found.replace(/^www\./, 'https://www.'),
    );
    pieces.push(words(text.slice(end, index)), open, words(found), new Kind('link_close', 'a', -1));
    end = index + found.length;
  }
  return [...pieces, words(text.slice(end))];
}
