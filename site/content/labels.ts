import type { Problem } from '../../build/route.ts';
import { expectedName } from '../../build/text/text-reader.ts';

/**
 * The labels that English has and another language lacks: pages would show "undefined" in their place.
 * @param messages of the language
 * @param english those of English, as they hold for the same owner
 * @param fileOf gives the path of a file of the language
 */
export const labelProblems = (messages: object, english: object, fileOf: (name: string) => string): Problem[] =>
  missingIn(messages, english).map(([name, ...path]) => ({
    ...{ severity: 'error', file: fileOf(messageFile(name)), path, found: 'is missing' },
    message: 'Add it: every language has the labels that English has.',
  }));

/** The file of labels, by their name: `notFound` → `not-found.ts`. */
const messageFile = (name = '') => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

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
export const nameProblems = (
  labels: readonly Label[],
  facts: readonly string[],
  fileOf: (name: string) => string,
): Problem[] =>
  labels.flatMap(({ path: [file, ...path], words }) =>
    Array.from(words.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
      .filter((name) => !facts.includes(name.slice(0, 1).toLowerCase() + name.slice(1)))
      .map((name): Problem => {
        const message = `{${name}} isn’t a name you can use here. ${expectedName(name, facts, (each) => `{${each}}`)}`;
        return { severity: 'error', file: fileOf(messageFile(file)), path, message };
      }),
  );

const missingIn = (own: object, english: object): string[][] =>
  Object.entries(english).flatMap(([name, label]) => {
    const inner: unknown = Object(own)[name];
    if (inner === undefined) return [[name]];
    if (typeof label !== 'object' || Array.isArray(label)) return [];
    return missingIn(Object(inner), label).map((path) => [name, ...path]);
  });
