import type { KnownNames } from './text.ts';

/** Something wrong in words, and the number of the line it stands in. */
export interface LineFault {
  line: number;
  message: string;
}

const braces = /\{([^{}]*)\}/g;
const headingNames = /^[#.][\w-]+(?: [#.][\w-]+)*$/;
const condition = /^(?:if|unless) ([\w-]+)$/;
const footnote = /\[\^([^\]]*)\]/g;
const image = /!\[[^\]]*\]\(([^)\s]*)\)/g;
// A cell of a table that holds an image and nothing else.
const picturedCell = /\|\s*!\[[^\]|]*\]\([^)\s]*\)\s*(?=\|)/g;
// Constructs of Markdown that no component stands for.
const unsupported: readonly [RegExp, string][] = [
  [/`/, 'code'],
  [/^\s*(?:\*\s*){3,}$|^\s*(?:_\s*){3,}$|^\s*(?:-\s*){3,}$/, 'a rule'],
  [/^#(?!#)|^####/, 'a heading of another level than ## and ###'],
  [/^(?!\s*!\[[^\]]*\]\([^)]*\)\s*$).*!\[/, 'an image within a sentence'],
  [/^\[(?!\^)[^\]]*\]:/, 'a link definition'],
];
// What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
const html = /<[a-z/!?][^>]*>?/gi;

/** Tells, line by line, what words name that the site does not know, and HTML, which no text may hold. */
export function checkWords(words: string, known: KnownNames): LineFault[] {
  const faults: LineFault[] = [];
  const open: number[] = [];
  for (const [index, text] of words.split('\n').entries()) {
    const tell = (message: string) => faults.push({ line: index + 1, message });
    for (const [whole, inner = ''] of text.matchAll(braces)) {
      const [, name] = condition.exec(inner) ?? [];
      if (name !== undefined) {
        open.push(index + 1);
        if (!(name in known.conditions)) tell(unknown(whole, 'condition', Object.keys(known.conditions)));
      } else if (inner === 'end') {
        if (open.pop() === undefined) tell('found {end} without an {if …} before it.');
      } else if (!(inner in known.facts) && !headingNames.test(inner)) {
        tell(unknown(whole, 'fact', Object.keys(known.facts)));
      }
    }
    for (const [whole, id = ''] of text.matchAll(footnote))
      if (!known.sources.has(id)) tell(unknown(whole, 'source', [...known.sources]));
    for (const [, source = ''] of text.matchAll(image))
      if (!known.images.has(source)) tell(unknown(source, 'image', [...known.images]));
    const written = text.startsWith('|') ? text.replace(picturedCell, '') : text;
    for (const [construct, name] of unsupported)
      if (construct.test(written)) tell(`found ${name}, which the site has no component for.`);
    for (const [tag] of text.matchAll(html)) tell(`found HTML, ${tag}, expected Markdown, which has no tags.`);
  }
  for (const line of open) faults.push({ line, message: 'found a condition without its {end}.' });
  return faults;
}

const unknown = (found: string, kind: string, known: readonly string[]) =>
  `found the unknown ${kind} ${found}, expected one of ${known.join(', ')}.`;
