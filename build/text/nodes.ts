import type { Token } from 'markdown-it/browser';
import { areAttributes } from './attributes.ts';
import type { Marker, NodeKind } from './types.ts';

/** The parser's nesting level of a fifth list: each list counts twice, with its item. */
const deepest = 8;

/** The node of a token; undefined for a wrapper, which its children replace. */
export function nodeOf(token: Token): NodeKind | Marker | undefined {
  const { type, tag, content, markup } = token;
  if (token.level >= deepest && /^(?:blockquote|bullet_list|ordered_list)_open$/.test(type))
    return { kind: 'deep', name: 'lists or quotations' };
  switch (type) {
    case 'code_block':
      return { kind: 'code', name: '' };
    case 'text':
      return content ? { kind: 'text', text: content } : undefined;
    case 'softbreak':
    case 'hardbreak':
      return { kind: 'break', name: '' };
    case 'braces':
      return content.length === 1 ? { kind: 'brace', name: content } : nodeInBraces(content.slice(1, -1));
    case 'footnote':
      return { kind: 'footnote', id: content };
    case 'task':
      return { kind: 'task', name: '' };
    case 'chip_open':
      return { kind: 'chip', isPale: markup !== '' };
    case 'link_open':
      return { kind: 'link', to: String(token.attrGet('href')) };
    case 'image':
      return { kind: 'image', source: String(token.attrGet('src')), alt: '' };
    case 'heading_open':
      return markup === '###' ? { kind: 'h3' } : { kind: 'title', name: markup };
    case 'th_open':
      return { kind: 'td' };
    default:
      return hasComponent(tag) ? { kind: tag } : undefined;
  }
}

const tags = ['p', 'blockquote', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'strong', 'em'] as const;
const hasComponent = (tag: string): tag is (typeof tags)[number] => tags.some((known) => known === tag);

/** What is in braces. */
function nodeInBraces(content: string): (NodeKind & { kind: 'fact' }) | Marker {
  const [, id] = /^state: ([\w-]+)$/.exec(content) ?? [];
  if (id) return { kind: 'partial', name: id };
  return { kind: areAttributes(content) ? 'attributes' : 'fact', name: content };
}
