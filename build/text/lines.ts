import type { FieldPath } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import type { Attributes, TextNode } from './types.ts';

/** A node, and what it is in, the innermost first. */
export type Branch = readonly [TextNode, ...TextNode[]];

/** Nodes with all that is in them, in order, each with what it is in. @param found collects them */
export function branchesIn(nodes: readonly TextNode[], around: readonly TextNode[] = [], found: Branch[] = []) {
  for (const node of nodes) {
    const branch: Branch = [node, ...around];
    found.push(branch);
    branchesIn(node.children, branch, found);
  }
  return found;
}

/** Where a node is: one of front matter at its field. */
export function placeIn([{ line }, ...around]: Branch): { line: number; path?: FieldPath } {
  const field = around.find((node) => node.kind === 'field');
  return field ? { line: field.line, path: field.path } : { line };
}

/** Nodes with all that is in them, in order. */
export const allIn = (nodes: readonly TextNode[]): TextNode[] => branchesIn(nodes).map(([node]) => node);

/** What a fact or a component gives; nothing, `''` or `false`, if the company doesn’t have it. */
const givenBy = (name: string, { facts, directives }: KnownNames) => directives?.[name] ?? facts[name];

/** Whether the company has what a name stands for: a true condition, a given fact, a component with something to show. */
const isGiven = (name: string, known: KnownNames): boolean => known.conditions[name] ?? Boolean(givenBy(name, known));

/** Whether what has these attributes is shown for this company. */
export const applies = (attributes: Pick<Attributes, 'if' | 'unless'> | undefined, known: KnownNames): boolean =>
  !attributes ||
  (attributes.if.every((name) => isGiven(name, known)) && !attributes.unless.some((name) => isGiven(name, known)));

/** The first thing in a line or a row that this company doesn’t have, as written: `{textPhone}`, or a link's address. */
export const missingIn = (line: TextNode, known: KnownNames) =>
  known.showsAll ? undefined : firstIn([line], (node) => isLacking(node, known));

/** What a line of words names that this company doesn’t have, if the line would be here otherwise. */
export function lackingIn([node, ...around]: Branch, known: KnownNames) {
  if (node.kind !== 'line' || isComponent(node.children[0], known)) return undefined;
  const isHere = around.every((each) => applies(each.attributes, known) && !isCandidate(each));
  return isHere ? missingIn(node, known) : undefined;
}

/** Whether it is a candidate, or holds some. */
export const isCandidate = (node: TextNode) => node.kind === 'field' && node.path.includes('first');

export const isComponent = (node: TextNode | undefined, { directives = {} }: KnownNames) =>
  node?.kind === 'fact' && Object.hasOwn(directives, node.name);

// An unknown name is a mistake that is reported; its line stays.
function isLacking(node: TextNode, known: KnownNames): boolean | undefined {
  if (node.kind === 'link')
    return node.to.startsWith('#') ? known.lostIds?.includes(node.to.slice(1)) : known.isLost?.(node.to);
  if (node.kind === 'fact') return ['', false].some((nothing) => nothing === givenBy(node.name, known));
  const partial = node.kind === 'partial' ? known.partials[node.name] : undefined;
  return partial && !partial.sentence && !partial.section;
}

/** The first thing in a line that some company may not have, as written. */
export const optionalIn = (line: TextNode, { facts, required, mayLack }: KnownNames) =>
  firstIn([line], (node) => {
    if (node.kind === 'fact') return Object.hasOwn(facts, node.name) && !required?.has(node.name);
    return node.kind === 'partial' || (node.kind === 'link' && mayLack?.(node.to));
  });

/** The first node that passes a test, as written. */
function firstIn(nodes: readonly TextNode[], test: (node: TextNode) => boolean | undefined): string | undefined {
  for (const node of nodes) {
    if (test(node)) return node.kind === 'link' ? node.to : sourceOf(node);
    const inner = firstIn(node.children, test);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The words of a line as written, with names in braces. */
export const sourceOf = (line: TextNode): string => toTemplate([line]).trim();

/** The name of the state's text that a heading stands for as a whole. */
export function partialOf({ children: [line, ...more] }: TextNode): string | undefined {
  const [only, ...words] = line?.children ?? [];
  return only?.kind === 'partial' && words.length + more.length === 0 ? only.name : undefined;
}

/** A sentence as a plain string with names in braces. */
export const toTemplate = (nodes: readonly TextNode[]): string => nodes.map(written).join('');

function written(node: TextNode): string {
  // An invisible word joiner marks a literal brace.
  if (node.kind === 'text') return node.text.replace('\n', ' ').replace(/\{(?=\w)/g, '{\u2060');
  if (node.kind === 'fact') return `{${node.name}}`;
  return node.kind === 'partial' ? `{state: ${node.name}}` : toTemplate(node.children);
}
