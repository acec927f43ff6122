import type { Token } from 'markdown-it/browser';
import { isMarkup } from './attributes.ts';
import type { Marker, NodeKind } from './types.ts';

const elements = ['p', 'blockquote', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'strong', 'em'] as const;

/** The node of a token; undefined for a wrapper, which its children replace. */
export function nodeOf(token: Token): NodeKind | Marker | undefined {
  const { type, content } = token;
  switch (type) {
    case 'text':
      return content ? { kind: 'text', text: content } : undefined;
    case 'softbreak':
    case 'hardbreak':
      return { kind: 'break', name: '' };
    case 'braces':
      return content.length > 1 ? nodeInBraces(content.slice(1, -1)) : undefined;
    case 'footnote':
      return { kind: 'footnote', id: content };
    case 'chip':
      return { kind: 'chip', isPale: token.info !== '' };
    case 'link_open':
      return { kind: 'link', to: String(token.attrGet('href')) };
    case 'image':
      return { kind: 'image', source: String(token.attrGet('src')), alt: '' };
    case 'heading_open':
      return token.markup === '###' ? { kind: 'h3' } : { kind: 'title', name: '' };
    case 'th_open':
      return { kind: 'td' };
    default: {
      const kind = elements.find((name) => name === token.tag);
      return kind && { kind };
    }
  }
}

function nodeInBraces(content: string): NodeKind | Marker {
  const [, id] = /^state: ([\w-]+)$/.exec(content) ?? [];
  if (id) return { kind: 'partial', name: id };
  return { kind: isMarkup(content) ? 'attributes' : 'fact', name: content };
}
