import type { TextNode } from '../../../build/route.ts';
import { Sentence } from '../markdown/sentence.tsx';

/**
 * The words of a heading. What comes after a colon stays together, so a heading that needs two lines breaks there, unless
 * a single word would have a line of its own.
 */
export function HeadingWords({ text }: { text: string | readonly TextNode[] }) {
  const nodes: readonly TextNode[] = typeof text === 'string' ? [{ kind: 'text', text, line: 0, children: [] }] : text;
  const index = nodes.findIndex((node) => node.kind === 'text' && / .*: /.test(node.text));
  const node = nodes[index];
  if (node?.kind !== 'text') return <Sentence text={nodes} />;
  const end = node.text.indexOf(': ') + 2;
  return (
    <>
      <Sentence text={[...nodes.slice(0, index), { ...node, text: node.text.slice(0, end) }]} />
      <span>
        <Sentence text={[{ ...node, text: node.text.slice(end) }, ...nodes.slice(index + 1)]} />
      </span>
    </>
  );
}
