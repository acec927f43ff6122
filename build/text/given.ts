import { type Attributes, readAttributes } from './attributes.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './nodes.ts';

/** What decides whether a block is shown to an owner. */
type Named = Pick<KnownNames, 'conditions' | 'facts' | 'directives'>;

/**
 * The attributes of a block: those at the end of its own words. Those of an item are at the end of its first paragraph, those
 * of a row at the end of its last cell.
 */
export function attributesOf({ kind, children }: ParsedNode): Attributes | undefined {
  if (kind === 'li') return children[0]?.kind === 'p' ? attributesOf(children[0]) : undefined;
  const last = children.at(-1);
  if (kind === 'tr') return last && attributesOf(last);
  return last?.kind === 'attributes' ? readAttributes(last.name) : undefined;
}

/** Whether this owner has what a name stands for: a condition that holds, a fact that is given, a component with anything to show. */
export const isGiven = (name: string, { conditions, facts, directives = {} }: Named): boolean =>
  conditions[name] ?? directives[name] ?? Boolean(facts[name]);

/** Whether a block with these attributes is shown to this owner. */
export const holds = (attributes: Attributes | undefined, known: Named): boolean =>
  !attributes ||
  (attributes.if.every((name) => isGiven(name, known)) && !attributes.unless.some((name) => isGiven(name, known)));
