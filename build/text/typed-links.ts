import type { Token } from 'markdown-it';
import type { StateCore } from 'markdown-it/browser';

/** A web address with a scheme or `www.`, without trailing punctuation; or a US phone number. */
const typed =
  /(?<address>(?<![<\w])(?:https?:\/\/|www\.)[^\s<>"”]*[^\s<>"”’'.,;:!?)\]])|(?<phone>(?<!\d)(?:1-)?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d))/g;

/** A parser rule: turns web addresses and phone numbers typed into a body into links, except in headings. */
export function linkTyped({ tokens, Token, inlineMode }: StateCore) {
  // Not in front matter, where links are explicit.
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

/** Splits a text into words and links. */
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
