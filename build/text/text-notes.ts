import { eachOnce, type FieldPath, fieldName, formatProblem, type Problem } from '../problem.ts';
import { mistakesOf } from './check.ts';
import { lackingLetters } from './check-headings.ts';
import { lineMistakes } from './check-lines.ts';
import type { Read } from './collection.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './nodes.ts';
import { parseSentences } from './parse.ts';
import { readStrings } from './read-strings.ts';
import { resolveLines } from './resolve.ts';
import type { Place, WrittenLink } from './types.ts';
import { visitAll } from './visit.ts';

/** What is noted of texts while they are read: what is wrong in them, and what is in them. */
export class TextNotes {
  /** The footnotes of all articles, those too that do not hold for this owner, or that gave way to the company's own. */
  readonly footnotes = new Set<string>();
  /** Every character of the texts: labels, buttons and words in bold are in the font of the headings, too. */
  readonly letters = new Set<string>();
  /** All links within the site, those too that do not hold for this owner, each with its file and line. */
  readonly links: WrittenLink[] = [];
  /** The lines that are left out, as they name what the company hasn’t: warnings in its own texts, in others notes. */
  readonly leftOut: Problem[] = [];
  readonly #problems: Problem[] = [];

  /** Notes one more error. */
  report(problem: Omit<Problem, 'severity'>): void {
    this.#problems.push({ severity: 'error', ...problem });
  }

  /** Everything that is wrong so far, each once, in the order of files and lines. */
  get problems(): Problem[] {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return eachOnce(this.#problems).sort((one, other) => compare(formatProblem(one), formatProblem(other)));
  }

  /** Reports what is wrong in a tree, and notes what is in it, whether it holds for this owner or not. */
  protected look(tree: readonly ParsedNode[], known: KnownNames, placeOf: (node: ParsedNode) => Place): void {
    visitAll(tree, (node, siblings, around) => {
      for (const message of mistakesOf(node, siblings, around, known)) this.report({ ...placeOf(node), message });
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node) });
      if (node.kind === 'footnote') this.footnotes.add(node.id);
      if (node.kind === 'text') for (const letter of node.text.replace(/\p{C}/gu, '')) this.letters.add(letter);
    });
  }

  /**
   * The strings of messages or of front matter as they hold for this owner.
   * @param placeOf gives the place of a string by its path and its text
   * @param look is called for each of them
   */
  protected strings<Tree>(
    tree: Tree,
    known: KnownNames,
    placeOf: (path: FieldPath, text: string) => Place,
    look?: (nodes: readonly ParsedNode[], path: FieldPath, text: string) => void,
  ): Read<Tree> {
    const sentences = new Set<string>();
    const collect = (text: string) => {
      sentences.add(text);
      return [];
    };
    readStrings(tree, collect, () => {});
    const parsed = parseSentences([...sentences]);
    const inline = (text: string, path: FieldPath) => {
      const nodes = parsed.get(text) ?? [];
      look?.(nodes, path, text);
      return resolveLines(nodes, known);
    };
    return readStrings(tree, inline, (message, text, path) => this.report({ ...placeOf(path, text), message }));
  }

  /** Reports what is wrong in a string. */
  protected lookAtString(nodes: readonly ParsedNode[], known: KnownNames, path: FieldPath, place: () => Place): void {
    const isCandidate = path.includes('first');
    const field = fieldName(path.filter((name, index) => name !== 'first' && path[index - 1] !== 'first'));
    if (known.headings?.fields.test(field))
      for (const message of lackingLetters(nodes, known)) this.report({ ...place(), message });
    const around = { isGuarded: isCandidate, isSafety: known.safety?.test(field) ?? false };
    for (const message of lineMistakes(nodes, around, known)) this.report({ ...place(), message });
    this.look(nodes, known, place);
  }
}
