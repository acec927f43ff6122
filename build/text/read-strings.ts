import { parseInline, type Written } from './markdown.ts';
import { resolve, templateOf } from './resolve.ts';
import type { KnownNames, Read } from './text.ts';

/**
 * Reads the strings of messages or of front matter as they hold for this owner.
 * @param tree holds strings; one in Markdown stands in `{ markdown: '…' }`
 * @param visit receives the nodes of each string, whether it is in Markdown, its path, such as `steps[0].title`, and its text
 */
export function readStrings<Tree>(
  tree: Tree,
  known: KnownNames,
  visit: (nodes: readonly Written[], isMarkdown: boolean, path: string, text: string) => void,
): Read<Tree> {
  const inline = (text: string, path: string, isMarkdown: boolean) => {
    const nodes = parseInline(text);
    visit(nodes, isMarkdown, path, text);
    return resolve(nodes, known);
  };
  const read = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return templateOf(inline(value, path, false));
    if (Array.isArray(value)) return value.map((item, index) => read(item, `${path}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    if ('markdown' in value && typeof value.markdown === 'string') return inline(value.markdown, path, true);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, read(inner, path ? `${path}.${name}` : name)]),
    );
  };
  return read(tree, '') as Read<Tree>;
}
