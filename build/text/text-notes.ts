import { eachOnce, type FieldPath, fieldName, formatProblem, type Problem } from '../problem.ts';
import { mistakesOf } from './check.ts';
import { lineMistakes } from './check-lines.ts';
import type { KnownNames } from './known-names.ts';
import { lackingLetters } from './title.ts';
import type { ParsedNode, Place, WrittenLink } from './types.ts';
import { visitAll } from './visit.ts';

/** Collects what is wrong in texts, and what is in them, while they are read. */
export class TextNotes {
  /** The footnotes of all articles, hidden and replaced ones included. */
  readonly footnotes = new Set<string>();
  /** Every character in the texts: labels, buttons and bold words use the heading font, too. */
  readonly letters = new Set<string>();
  /** All links within the site, hidden ones included, with file and line. */
  readonly links: WrittenLink[] = [];
  /** The lines that are left out: warnings in the company’s own texts, notes in others. */
  readonly leftOut: Problem[] = [];
  readonly #problems: Problem[] = [];

  /** Adds an error. */
  report(problem: Omit<Problem, 'severity'>): void {
    this.#problems.push({ severity: 'error', ...problem });
  }

  noteLetters(words: string): void {
    for (const letter of words.replace(/\p{C}/gu, '')) this.letters.add(letter);
  }

  /** All errors so far, each once, sorted by file and line. */
  get problems(): Problem[] {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return eachOnce(this.#problems).sort((one, other) => compare(formatProblem(one), formatProblem(other)));
  }

  /** Reports what is wrong in a tree, and notes what is in it, hidden or not. */
  protected checkTree(tree: readonly ParsedNode[], known: KnownNames, placeOf: (node: ParsedNode) => Place): void {
    visitAll(tree, (node, siblings, around) => {
      for (const message of mistakesOf(node, siblings, around, known)) this.report({ ...placeOf(node), message });
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node) });
      if (node.kind === 'footnote') this.footnotes.add(node.id);
      if (node.kind === 'text') this.noteLetters(node.text);
    });
  }

  /** The same for a string of front matter. */
  protected checkField(nodes: readonly ParsedNode[], known: KnownNames, path: FieldPath, place: Place): void {
    const isCandidate = path.includes('first');
    const field = fieldName(path.filter((name, index) => name !== 'first' && path[index - 1] !== 'first'));
    const around = { isGuarded: isCandidate, isSafety: known.safety?.test(field) ?? false };
    const letters = known.headings?.fields.test(field) ? lackingLetters(nodes, known) : [];
    for (const message of [...letters, ...lineMistakes(nodes, around, known)]) this.report({ ...place, message });
    this.checkTree(nodes, known, () => place);
  }
}
