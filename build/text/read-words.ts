import { resolve } from 'node:path';
import { Fault } from '../fault.ts';
import { displayPath } from '../project.ts';
import { readPhrases } from './read-phrases.ts';
import { readTexts } from './read-texts.ts';
import type { KnownNames, Words } from './text.ts';

/** A language and where its words are. */
export interface WordsSource<Phrases> {
  /** The folder of its texts. */
  folder: string;
  phrases: Phrases;
}

/**
 * All the words of a language, as they hold for this owner.
 * @param root where a folder that is not absolute starts
 * @throws Fault with a line for each thing that is wrong with a text or a phrase
 */
export function readWords<Source extends WordsSource<unknown>>(
  root: string,
  source: Source,
  known: KnownNames,
): Source & Words<Source['phrases']> {
  const folder = resolve(root, source.folder);
  const { phrases, faults } = readPhrases(source.phrases, displayPath(folder), known);
  const texts = readTexts(folder, known);
  if (faults.length + texts.faults.length > 0) throw new Fault([...faults, ...texts.faults]);
  return { ...source, phrases, texts: texts.texts };
}
