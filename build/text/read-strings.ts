import type { Visited } from './check.ts';
import type { KnownNames, Read } from './text.ts';
import { readInline, templateOf } from './tree.ts';

/**
 * Reads the strings of messages or of front matter as they hold for this owner.
 * @param tree holds strings; one in Markdown stands in `{ markdown: '…' }`
 * @param visit receives the nodes of each string, those too that do not hold, its path, such as `steps[0].title`, and its text
 */
export function readStrings<Tree>(
  tree: Tree,
  { conditions, insertions, headings }: KnownNames,
  visit: (nodes: readonly Visited[], path: string, text: string) => void,
): Read<Tree> {
  const inlineAt = (text: string, path: string, isPlain: boolean) => {
    const { inline, nodes } = readInline(text, conditions, insertions);
    const markup = isPlain ? nodes.find(({ kind }) => !plainKinds.includes(kind)) : undefined;
    const message = `found Markdown (${markup?.kind}), expected plain words.`;
    if (headings?.fields.test(path)) nodes.push({ kind: 'headline', line: 1, text: templateOf(inline) });
    visit(markup ? [...nodes, { kind: 'fault', line: 1, message }] : nodes, path, text);
    return inline;
  };
  const read = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return templateOf(inlineAt(value, path, true));
    if (Array.isArray(value)) return value.map((item, index) => read(item, `${path}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    if ('markdown' in value && typeof value.markdown === 'string') return inlineAt(value.markdown, path, false);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, read(inner, path ? `${path}.${name}` : name)]),
    );
  };
  return read(tree, '') as Read<Tree>;
}

const plainKinds: readonly string[] = ['text', 'fact', 'condition', 'insertion', 'fault'];
