import type { Token } from 'markdown-it/browser';
import { isMarkup, placesOfMarkup, readAttributes } from './attributes.ts';
import { finishList, finishWords, type Open } from './finish.ts';
import { misplaced, mistakesOf } from './mistakes.ts';
import { parser } from './parser.ts';
import type { Marker, NodeKind, ParsedNode } from './types.ts';

type Kind = NodeKind | Marker;

/**
 * The blocks of a text.
 * @param first the number of its first line in the file
 */
export const parseBlocks = (text: string, first: number): ParsedNode[] => nest(parser().parse(text, {}), first);

/** The lines of a field. */
export const parseInline = (text: string): ParsedNode[] => nest(parser().parseInline(text, {}), 1);

/** The tokens of the parser as nodes in one another. What is wrong is a node beside what it is about. */
function nest(tokens: readonly Token[], first: number): Open[] {
  const root: Open = { kind: 'part', line: first, children: [] };
  const open: Open[] = [root];
  let line = first;
  const inner = () => open.at(-1) ?? root;
  const add = (kind: Kind, children: Open[] = []): Open => {
    const node = { ...kind, line, children };
    inner().children.push(node);
    return node;
  };
  const end = (...kinds: readonly string[]) => {
    while (open.length > 1 && kinds.includes(inner().kind)) open.pop();
  };
  for (const token of tokens) {
    const { type, nesting } = token;
    if (token.map) line = first + token.map[0];
    if (type === 'inline') {
      inner().children = linesOf(nest(token.children ?? [], line), line);
      finishWords(inner(), open.at(-2));
      continue;
    }
    if (nesting === -1) {
      end('part', 'section');
      open.pop();
      if (type === 'bullet_list_close' || type === 'table_close') finishList(inner().children);
      continue;
    }
    for (const message of mistakesOf(token)) add({ kind: 'wrong', message });
    const kind = kindOf(token);
    if (kind?.kind === 'title') end('part', 'section');
    if (kind?.kind === 'title') open.push(add({ kind: 'section', id: '' }));
    if (kind?.kind === 'h3') end('part');
    if (kind?.kind === 'h3') open.push(add({ kind: 'part' }));
    // A wrapper's children take its place.
    const node = kind ? add(kind) : inner();
    if (type === 'image') node.children.push({ kind: 'line', line, children: nest(token.children ?? [], line) });
    if (type === 'chip') node.children.push({ kind: 'text', text: token.content, line, children: [] });
    if (type === 'braces') node.attributes = readAttributes(token.content, line);
    if (type.endsWith('break')) line += 1;
    if (nesting === 1) open.push(node);
  }
  return root.children;
}

const elements = ['p', 'blockquote', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'strong', 'em'] as const;

/** The kind of a token's node; undefined for a wrapper. */
function kindOf(token: Token): Kind | undefined {
  const { type, content, markup, tag } = token;
  switch (type) {
    case 'text':
      return content ? { kind: 'text', text: content } : undefined;
    case 'softbreak':
    case 'hardbreak':
      return { kind: 'text', text: '\n' };
    case 'braces': {
      const [, partial] = /^\{state: ([\w-]+)\}$/.exec(content) ?? [];
      if (partial) return { kind: 'partial', name: partial };
      if (isMarkup(content)) return { kind: 'wrong', message: misplaced(content, placesOfMarkup) };
      return content.length > 1 ? { kind: 'fact', name: content.slice(1, -1) } : undefined;
    }
    case 'box':
      return { kind: 'box' };
    case 'footnote':
      return { kind: 'footnote', id: content };
    case 'chip':
      return { kind: 'chip', isPale: token.info !== '' };
    case 'link_open':
      return { kind: 'link', to: String(token.attrGet('href')) };
    case 'image':
      return { kind: 'image', source: String(token.attrGet('src')), alt: '' };
    case 'heading_open':
      return { kind: markup === '###' ? 'h3' : 'title' };
    case 'th_open':
      return { kind: 'td' };
    default: {
      const kind = elements.find((name) => name === tag);
      return kind && { kind };
    }
  }
}

/** Splits words at the line ends among them; one within a link or bold words stays. */
function linesOf(words: readonly Open[], first: number): Open[] {
  const lines: Open[] = [{ kind: 'line', line: first, children: [] }];
  for (const word of words)
    if (word.kind === 'text' && word.text === '\n') lines.push({ kind: 'line', line: word.line + 1, children: [] });
    else lines.at(-1)?.children.push(word);
  return lines;
}
