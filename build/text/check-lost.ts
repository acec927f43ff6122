import type { ParsedNode } from './nodes.ts';
import { isTask } from './resolve.ts';

/** What is in a node where the site does not show it, a sentence each: boxes outside a checklist, and more than words in a picture's words. */
export function lostWithin(node: ParsedNode, parent?: ParsedNode): string[] {
  const { kind, children } = node;
  if (kind === 'li' && children.length === 0) return ['This item of a list has no words. Delete its mark.'];
  if (kind === 'ul' && children.some(isTask) && !children.every(isTask))
    return ['Some items of this list have a box, and some don’t. Write "- [ ] " before each, or "- ".'];
  if (kind === 'task' && parent?.kind !== 'p') return [misplaced];
  if (kind === 'p' && children[0]?.kind === 'task' && !(parent?.kind === 'li' && parent.children[0] === node))
    return [misplaced];
  if (kind === 'ol' && children.some(isTask)) return [misplaced];
  if (parent?.kind === 'image' && /^(?:strong|em|link|footnote|image|chip)$/.test(kind))
    return ['The words of a picture are plain. Delete the stars, the link or the source in them.'];
  return [];
}

const misplaced = 'This box is outside a checklist. Write "- [ ] words" for an item of one.';
