import type { Problem } from '../../build/route.ts';
import { expectedName } from '../../build/text/text-reader.ts';

interface Label {
  path: readonly string[];
  words: string;
}

/** All labels with their paths; those of a function are what it makes of a space. */
export function labelsIn(value: unknown, path: readonly string[] = []): Label[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (typeof value === 'function') return labelsIn(String(value(new Proxy({}, { get: () => ' ' }))), path);
  return Object.entries(Object(value)).flatMap(([name, inner]) => labelsIn(inner, [...path, name]));
}

/** The names in labels that no fact has, with or without a capital letter. */
export const nameProblems = (labels: readonly Label[], facts: readonly string[], file: string): Problem[] =>
  labels.flatMap(({ path, words }) =>
    Array.from(words.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
      .filter((name) => !facts.includes(name.slice(0, 1).toLowerCase() + name.slice(1)))
      .map((name): Problem => {
        const message = `{${name}} isn’t a name you can use here. ${expectedName(name, facts, (each) => `{${each}}`)}`;
        return { severity: 'error', file, path, message };
      }),
  );
