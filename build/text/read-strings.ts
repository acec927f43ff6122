import type { FieldPath } from '../problem.ts';
import type { Read } from './collection.ts';
import { templateOf } from './sentence.ts';
import type { TextNode } from './types.ts';

/**
 * Reads the strings of messages or of front matter; one in Markdown is in `{ markdown: '…' }`.
 * @param inline reads the parts of a sentence
 * @param report is called for each string with Markdown where plain words are expected
 */
export function readStrings<Tree>(
  tree: Tree,
  inline: (text: string, path: FieldPath) => readonly TextNode[],
  report: (message: string, text: string, path: FieldPath) => void,
): Read<Tree> {
  const plain = (text: string, path: FieldPath): string => {
    const nodes = inline(text, path);
    const markup = nodes.find(({ kind }) => kind !== 'text' && kind !== 'fact');
    if (markup) report(`There is Markdown here (${markup.kind}). Write plain words.`, text, path);
    return templateOf(nodes);
  };
  const read = (value: unknown, path: FieldPath): unknown => {
    if (typeof value === 'string') return plain(value, path);
    if (typeof value === 'function') {
      // What it takes is not known here, so it is called with nothing and with a space; its own words are looked at like all others.
      for (const taken of ['', ' ']) {
        const words = String(value(new Proxy({}, { get: () => taken })));
        // Such spaces are no line break of the writer's.
        plain(words.replace(/ +$/gm, ' '), path);
      }
      return value;
    }
    if (Array.isArray(value)) return value.map((item, index) => read(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    if ('markdown' in value && typeof value.markdown === 'string') return inline(value.markdown, path);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner, [...path, name])]));
  };
  return read(tree, []) as Read<Tree>;
}
