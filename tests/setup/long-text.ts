import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextReader } from '../../build/text/text-reader.ts';
import { formatted } from './problems.ts';

/** What a text may hold again and again; each once took a time that grew with the square of its length. */
export const repeated: Readonly<Record<string, string>> = {
  'conditions in a sentence': '{if=a} x ',
  'paragraphs with conditions': 'x {if=a}\n\n',
  'lines of one paragraph': 'a line of words\n',
  'signs of less than': '<',
  'tags that do not end': '<a',
  'addresses that do not end': '<a@',
  'sources that do not end': '[^',
  'sources that do not end, with words': '[^a ',
  'sources that do not end, on lines': '[^a\n',
  'paragraphs of a letter': 'a\n\n',
  'headings of one name': '## a\n\n',
  'braces that do not end': '{a',
};

/** A text of so many bytes that repeats a part. */
export const longText = (part: string, bytes: number) => part.repeat(bytes / part.length);

export const known = {
  facts: {},
  conditions: { a: true },
  sources: new Set<string>(),
  images: new Set<string>(),
  partials: {},
};

/** Reads an article with this body. @returns what is wrong with it, a line each */
export async function errorsOfBody(body: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'long-text-'));
  try {
    mkdirSync(join(folder, 'posts'));
    writeFileSync(join(folder, 'posts/long.md'), `---\nid: 1\n---\n${body}\n`);
    const reader = new TextReader(folder);
    reader.articles({ folder: 'posts', check: (data) => ({ data, problems: [] }) }, known);
    return formatted(reader.finish()).map((line) => line.replace(`${folder}/posts/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
