import type { Problem } from '../../problem.ts';

/** What the site calls its fields and choices, by the ends of their paths: `reviews.url`, `url`, `NJ`. */
export type Labels = Readonly<Record<string, string>>;

/** The label of a field by its path, else by its name: `average-response` → `Average response`. */
export function labelAt(labels: Labels, path: readonly (string | number)[]): string {
  const names = path.filter((name) => typeof name === 'string');
  const known = names.map((_, from) => labels[names.slice(from).join('.')]).find((label) => label !== undefined);
  const words = (names.at(-1) ?? '').replace(
    /(?<=[a-z])[A-Z]|-(?=\w)/g,
    (sign) => ` ${sign.replace('-', '').toLowerCase()}`,
  );
  return known ?? words.replace(/^./, (letter) => letter.toUpperCase());
}

/** A problem in the words of the form: what is expected, without what only a file needs, and fields by their labels. */
export function inWords(
  { path, found, message, help, blocks }: Pick<Problem, 'path' | 'found' | 'message' | 'help' | 'blocks'>,
  labels: Labels,
): string {
  // What is in a field can be seen there; what is wrong with a photo, and what a release asks for, can't.
  const words = [found && (blocks || !path) && `This ${found}.`, message, help].filter(Boolean).join(' ');
  // What is quoted from a file may hold quotation marks of its own, each after a backslash.
  return words.replace(/"((?:[^"\\]|\\.)*)"/g, (_, name: string) => {
    const isField = /^[a-z]\w+(\.\w+)?$/.test(name);
    return `“${isField ? labelAt(labels, name.split('.')) : name.replaceAll('\\"', '"')}”`;
  });
}
