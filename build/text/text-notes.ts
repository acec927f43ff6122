import { eachOnce, type FieldPath, fieldName, formatProblem, type Problem } from '../problem.ts';
import { mistakesOf } from './check.ts';
import { lackingLetters } from './check-headings.ts';
import type { Read } from './collection.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './nodes.ts';
import { parseSentences } from './parse.ts';
import { readStrings } from './read-strings.ts';
import { type Context, resolve } from './resolve.ts';
import type { Place, WrittenLink } from './types.ts';

/** What is noted of texts while they are read: what is wrong in them, and what is in them. */
export class TextNotes {
  /** The footnotes of all articles, those too that do not hold for this owner, or that gave way to the company's own. */
  readonly footnotes = new Set<string>();
  /** Every character of the texts: labels, buttons and words in bold are in the font of the headings, too. */
  readonly letters = new Set<string>();
  /** All links within the site, those too that do not hold for this owner, each with its file and line. */
  readonly links: WrittenLink[] = [];
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

  /** With it, a tree is resolved, and all of its nodes are looked at. */
  protected context(known: KnownNames, placeOf: (node: ParsedNode) => Place): Context {
    const visit: Context['visit'] = (node, siblings, parent) => {
      for (const message of mistakesOf(node, siblings, parent, known)) this.report({ ...placeOf(node), message });
      if (node.kind === 'link' && node.to.startsWith('/')) this.links.push({ to: node.to, place: placeOf(node) });
      if (node.kind === 'footnote') this.footnotes.add(node.id);
      if (node.kind === 'text') for (const letter of node.text.replace(/\p{C}/gu, '')) this.letters.add(letter);
    };
    return { ...known, visit };
  }

  /**
   * The strings of messages or of front matter as they hold for this owner.
   * @param placeOf gives the place of a string by its path and its text
   */
  protected strings<Tree>(
    tree: Tree,
    known: KnownNames,
    placeOf: (path: FieldPath, text: string) => Place,
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
      const place = () => placeOf(path, text);
      if (known.headings?.fields.test(fieldName(path)))
        for (const message of lackingLetters(nodes, known)) this.report({ ...place(), message });
      return resolve(nodes, this.context(known, place));
    };
    return readStrings(tree, inline, (message, text, path) => this.report({ ...placeOf(path, text), message }));
  }
}
