import { checkNodes } from './check.ts';
import type { KnownNames, Read } from './text.ts';
import { readInline, templateOf } from './tree.ts';

/** Something wrong in a string: its path, such as `steps[0].title`, and the string. */
export interface StringFault {
  path: string;
  text: string;
  message: string;
}

/**
 * Reads the strings of messages or of front matter as they hold for this owner.
 * @param tree holds strings; one in Markdown stands in `{ markdown: '…' }`
 * @param report is told each thing that is wrong
 * @param ids of the headings that links may lead to; left out, any
 */
export function readStrings<Tree>(
  tree: Tree,
  known: KnownNames,
  report: (fault: StringFault) => void,
  ids?: readonly string[],
): Read<Tree> {
  const inlineAt = (text: string, path: string, isPlain: boolean) => {
    const { inline, nodes } = readInline(text, known.conditions, known.insertions);
    for (const { message } of checkNodes(nodes, known, ids)) report({ path, text, message });
    const markup = isPlain && nodes.find(({ kind }) => !plainKinds.includes(kind));
    if (markup) report({ path, text, message: `found Markdown (${markup.kind}), expected plain words.` });
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
