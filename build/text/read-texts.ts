import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../files-in.ts';
import { displayPath } from '../project.ts';
import { checkWords, type LineFault } from './check-words.ts';
import { applyConditions } from './conditions.ts';
import { bodyOf, readFrontMatter, withoutFences } from './front-matter.ts';
import { mapStrings } from './map-strings.ts';
import { parseBody, titleOf } from './parse-body.ts';
import type { KnownNames, Text, TextBody } from './text.ts';

/**
 * Reads the texts of a language.
 * @param folder holds them as `.md` files, in the folders that the known names
 * @returns the texts, and a line for each thing that is wrong: file, line, what was found, what is expected
 */
export function readTexts(folder: string, known: KnownNames): { texts: Text[]; faults: string[] } {
  const names = filesIn(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();
  const faults = namesFaults(folder, names, known);
  // A page asks for its text several times over; all of them at once would fill the memory.
  let parsed: { name: string; body: TextBody } | undefined;
  const texts = names.flatMap((name) => {
    const file = join(folder, `${name}.md`);
    const source = readText(file);
    const { check, layouts } = known.folders[dirname(name)] ?? {};
    if (!check) return [];
    const { data, faults: wrong } = readFrontMatter(source, check);
    const told = [...wrong, ...checkWords(withoutFences(source), known), ...headingFaults(source, layouts)];
    faults.push(...told.map(({ line, message }) => `${displayPath(file)}:${line}: ${message}`));
    const bodyFor = (text: string) => applyConditions(bodyOf(text), known.conditions);
    return [
      {
        name,
        data: mapStrings(data, (words) => applyConditions(words, known.conditions)),
        footnotes: [...source.matchAll(/\[\^([^\]]*)\]/g)].map(([, id = '']) => id),
        length: countWords(bodyFor(source), known),
        body: () => {
          if (parsed?.name !== name) parsed = { name, body: parseBody(bodyFor(readText(file))) };
          return parsed.body;
        },
      },
    ];
  });
  return { texts, faults };
}

const readText = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** What is missing, and what belongs nowhere. */
function namesFaults(folder: string, names: readonly string[], { folders }: KnownNames): string[] {
  const faults: string[] = [];
  for (const [kind, { names: expected }] of Object.entries(folders)) {
    for (const name of expected ?? []) {
      const path = kind === '.' ? name : `${kind}/${name}`;
      if (!names.includes(path))
        faults.push(`${displayPath(join(folder, `${path}.md`))}: there is no such text. Write it.`);
    }
  }
  for (const name of names) {
    const expected = folders[dirname(name)];
    const file = displayPath(join(folder, `${name}.md`));
    if (!expected)
      faults.push(`${file}: found a text in a folder of its own, expected ${Object.keys(folders).join(', ')}.`);
    else if (expected.names && !expected.names.includes(name.slice(name.lastIndexOf('/') + 1)))
      faults.push(`${file}: found a text for nothing, expected one of ${expected.names.join(', ')}.`);
  }
  return faults;
}

/** Two headings with one id, layouts that this kind of text does not have, and links to a heading that is not there. */
function headingFaults(source: string, layouts: readonly string[] = []): LineFault[] {
  const lines = source.split('\n');
  const ids = new Set<string>();
  const faults: LineFault[] = [];
  for (const [index, line] of lines.entries()) {
    const [, title] = /^## (.*)$/.exec(line) ?? [];
    if (title === undefined) continue;
    const { id, layout } = titleOf([title]);
    for (const name of layout.filter((name) => !layouts.includes(name))) {
      const expected = layouts.length > 0 ? `one of ${layouts.map((known) => `.${known}`).join(', ')}` : 'none here';
      faults.push({ line: index + 1, message: `found the unknown layout .${name}, expected ${expected}.` });
    }
    if (ids.has(id)) faults.push({ line: index + 1, message: `found a second heading with the id "${id}".` });
    ids.add(id);
  }
  for (const [index, line] of lines.entries()) {
    for (const [, id = ''] of line.matchAll(/\]\(#([^)]*)\)/g)) {
      if (ids.has(id)) continue;
      faults.push({ line: index + 1, message: `found a link to #${id}, expected a heading: ${[...ids].join(', ')}.` });
    }
  }
  return faults;
}

// What is no word: images, where links go, ids, and what marks headings, lists, tables and bold words.
const marks = /!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|\{[#.][^}]*\}|\[\^[^\]]*\]|\[ \]|^\s*(?:\d+\.|[-#>]+)\s|[*|[\]]/gm;

/** Words of a text as its readers see it. */
function countWords(body: string, { facts }: KnownNames): number {
  const words = body.replace(marks, ' ').replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  return words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
