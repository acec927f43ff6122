import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Problem } from '../problem.ts';
import type { Checked } from './collection.ts';

const shape = /^---\n([\s\S]*?\n|)---(?:\n|$)/;

/** The front matter of a text, YAML between two lines of `---`, and the body after it. */
export function splitFrontMatter(source: string): { head: string; yaml?: string; body: string } {
  const [head, yaml] = shape.exec(source) ?? [];
  return head === undefined || yaml === undefined
    ? { head: '', body: source }
    : { head, yaml, body: source.slice(head.length) };
}

/**
 * Reads the front matter of a text.
 * @returns the data, none where it has problems, which have their lines; `lineOf` gives the line of a field by its path, that
 *   of the field it should be in where it is left out, and else the first line
 */
export function readFrontMatter<Data>(source: string, check: (data: unknown) => Checked<Data>) {
  const { head, yaml, body } = splitFrontMatter(source);
  const counter = new LineCounter();
  const document = parseDocument(yaml ?? '', { lineCounter: counter, prettyErrors: false });
  // The first line of the file is that of the dashes.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const lineOf = (path: Problem['path'] = []) => {
    for (let { length } = path; length > 0; length -= 1) {
      const [owner, name] = [document.getIn(path.slice(0, length - 1), true), path[length - 1]];
      const pair = isMap(owner) && owner.items.find(({ key }) => isScalar(key) && key.value === name);
      const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const split = { lineOf, body: yaml === undefined ? '' : body, bodyLine: head.split('\n').length };
  const wrong = (line: number, message: string, help?: string) => {
    const problem: Problem = { severity: 'error', line, message, ...(help && { help }) };
    return { ...split, data: undefined, problems: [problem] };
  };
  if (yaml === undefined) return wrong(1, 'found no front matter, expected fields between two lines of ---.');
  const [error] = document.errors;
  if (error)
    return wrong(
      lineAt(error.pos[0]),
      `the front matter isn’t valid YAML (${error.message}).`,
      'Put a colon and a space after a field’s name, and quotes around words with a colon or another sign: title: "New: a rotator". The mistake may be on the line above.',
    );
  const sign = misreadSign(document);
  if (sign)
    return wrong(
      lineAt(sign.offset),
      `found ${sign.sign}, which YAML doesn’t take for a word.`,
      'Put quotes around the words.',
    );
  const found: unknown = document.toJS() ?? {};
  const { data, problems } = check(found);
  return { ...split, data, problems: problems.map((problem) => ({ line: lineOf(problem.path), ...problem })) };
}

/** The first `#` that begins a comment behind a value, or `*` an alias: a writer means them as signs. */
function misreadSign(document: ReturnType<typeof parseDocument>): { sign: string; offset: number } | undefined {
  let found: ReturnType<typeof misreadSign>;
  const note = (sign: string, node: Node) => {
    found = { sign, offset: node.range?.[0] ?? 0 };
    return visit.BREAK;
  };
  visit(document, {
    Scalar: (key, node) => (key !== 'key' && node.comment ? note('#', node) : undefined),
    Alias: (_, node) => note('*', node),
  });
  return found;
}
