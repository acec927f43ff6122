import { nameAt } from './fields.ts';

/**
 * The kind that a file is of, in the form and for its server alike.
 * @param kinds with their folders, and the names that they have; left out, any
 */
export const kindOf = <Kind extends { folder?: string; slugs?: readonly string[] }>(
  kinds: readonly Kind[],
  file: string,
): Kind | undefined =>
  kinds.find(
    ({ folder, slugs }) => file.replace(/\/?[^/]*$/, '') === folder && (slugs?.includes(nameAt(file)) ?? true),
  );
