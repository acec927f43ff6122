import type { KnownNames } from './text.ts';

/** What stands in braces: a condition, its end, words to take in from another text, what a title has behind it, or a fact. */
export interface Braces {
  kind: 'if' | 'unless' | 'end' | 'insertion' | 'attributes' | 'fact';
  name: string;
}

/** @param content what stands between `{` and `}` */
export function readBraces(content: string): Braces {
  const [, kind, name] = /^ *(if|unless) +([\w-]+) *$/i.exec(content) ?? [];
  if (kind && name) return { kind: kind.toLowerCase() === 'if' ? 'if' : 'unless', name };
  if (/^ *end *$/i.test(content)) return { kind: 'end', name: '' };
  const [, id] = /^state: ([\w-]+)$/.exec(content) ?? [];
  if (id) return { kind: 'insertion', name: id };
  return { kind: /^\s*[#.]|=/.test(content) ? 'attributes' : 'fact', name: content };
}

export const isCondition = ({ kind }: Braces) => kind === 'if' || kind === 'unless';

/** Whether a condition holds for this owner. */
export const holds = ({ kind, name }: Braces, conditions: KnownNames['conditions']) =>
  (conditions[name] === true) === (kind === 'if');
