import type { TextNode } from '../../build/route.ts';
import type { Content } from './content.ts';
import { capitalized, fillIn } from './intl.ts';

/**
 * Functions that put facts into words. The name of a fact can begin with a capital, as in `{Hours}`, and so does the fact then.
 * @param language of the words (BCP 47)
 */
export function createInterpolator(facts: Readonly<Record<string, string>>, language: string) {
  const raised = Object.entries(facts).map((fact) => fact.map((words) => capitalized(words, language)));
  const named: typeof facts = { ...Object.fromEntries(raised), ...facts };
  const interpolate: Content['interpolate'] = (words) => fillIn(words, named);

  const toPlainText: Content['toPlainText'] = (parts) => parts.map(plainText).join('');
  function plainText(part: TextNode): string {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'fact') return interpolate(`{${part.name}}`);
    const words = toPlainText(part.children);
    return ['strong', 'em', 'link', 'footnote'].includes(part.kind) ? words : `${words} `;
  }

  const lacksFact = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => named[name] === '');
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return lacksFact(value) ? '' : interpolate(value);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null || 'children' in value) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  /**
   * The same tree with the facts filled in. A text that names a fact without a value is empty. Markdown is filled in when it
   * is shown.
   */
  const filled = <Tree>(tree: Tree) => fill(tree) as Tree;

  return { interpolate, toPlainText, filled };
}
