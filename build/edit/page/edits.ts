import { dump, load } from 'js-yaml';
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

export type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };
export type Fields = { [name: string]: Value };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);
const keysOf = (...values: Fields[]) => [...new Set(values.flatMap(Object.keys))];

function nodeAt(text: string, path: JSONPath) {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, path);
}

/** The text of a JSON file with `after` in place of `before`; what is the same in both keeps its layout. */
export function editJson(text: string, before: Value, after: Value, path: JSONPath = []): string {
  if (isSame(before, after)) return text;
  if (!nodeAt(text, path)) return setAt(text, path, after);
  if (isFields(before) && isFields(after))
    return keysOf(before, after).reduce(
      (edited, key) => editJson(edited, before[key], after[key], [...path, key]),
      text,
    );
  if (!Array.isArray(before) || !Array.isArray(after)) return setAt(text, path, after);
  const [longer, shorter] = after.length > before.length ? [after, before] : [before, after];
  if (longer.length === shorter.length)
    return after.reduce<string>((edited, item, index) => editJson(edited, before[index], item, [...path, index]), text);
  const index = longer.findIndex((item, at) => !isSame(item, shorter[at]));
  if (!isSame(longer.toSpliced(index, 1), shorter)) return setAt(text, path, after);
  return setAt(text, [...path, index], longer === after ? after[index] : undefined, longer === after);
}

/** Sets a value, adds it, or without one removes what is there; the lines around it stay as they are. */
function setAt(text: string, path: JSONPath, value: Value, isArrayInsertion = false): string {
  const sibling = nodeAt(text, path.slice(0, -1))?.children?.at(-1);
  const [gap = ''] = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, sibling?.offset ?? 0)) ?? [];
  const lines = JSON.stringify(value, null, 2) ?? '';
  // As people write it: in one line with spaces, or in several where it is long.
  const line = lines.replace(/(?<=\[)\n\s*|\n\s*(?=\])/g, '').replace(/\n\s*/g, ' ');
  const json = line.length < 100 ? line : lines.replaceAll('\n', gap || '\n');
  const edits = modify(text, path, value, { isArrayInsertion });
  for (const edit of value === undefined ? [] : edits)
    edit.content = edit.content.replace(/^(,?)("[^"]*":)?.*/s, (_, comma: string, name = '') =>
      [comma && `,${gap}`, name && `${name} `, json].join(''),
    );
  return applyEdits(text, edits);
}

/** A Markdown file: its front matter, as it stands and as fields, and the text under it with its first line. */
export interface Article {
  yaml: string;
  fields: Fields;
  body: string;
  line: number;
}

/** Reads a Markdown file; nothing where its front matter cannot be read, of which the build says why. */
export function readArticle(source: string): Article | undefined {
  const [head = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n*/.exec(source) ?? [];
  try {
    const fields = load(yaml);
    if (isFields(fields)) return { yaml, fields, body: source.slice(head.length), line: head.split('\n').length };
  } catch {}
  return undefined;
}

/** A Markdown file with other fields, `text` being what stands under them; those that are the same keep their lines. */
export function editArticle(source: string, { yaml, fields, body }: Article, { text = '', ...after }: Fields): string {
  let edited = yaml;
  for (const name of keysOf(fields, after).filter((name) => !isSame(fields[name], after[name]))) {
    // From the field's name to the next one.
    const lines = new RegExp(`^${name}:.*\\n(?:(?![\\w-]+:).*\\n)*|$(?![\\s\\S])`, 'm');
    const value = after[name] === undefined ? '' : dump({ [name]: after[name] }, { lineWidth: -1 });
    edited = edited.replace(lines, () => value);
  }
  return source.slice(0, source.length - body.length).replace(yaml, () => edited) + text;
}

/** A sentence of the build about a field, and the path that leads to it: `towns[0].name`. */
export type FieldFault = readonly [path: string, message: string];

/**
 * Sorts the lines of a build into those about a field of a file and all others.
 * @param fields the names of its fields
 */
export function sortFaults(faults: readonly string[], name: string, fields: readonly string[], article?: Article) {
  const beside: FieldFault[] = [];
  const others: string[] = [];
  for (const fault of faults) {
    const [, line = 0, said = ''] = new RegExp(`^${name}:(?:(\\d+):)? (.*)$`, 's').exec(fault) ?? [];
    const [, path = '', message = ''] = /^([\w$][^\s:]*): (.*)$/s.exec(said) ?? [];
    const [, photo = ''] = /^photos(?:\/|: .*?")([a-z\d-]+)/.exec(fault) ?? [];
    const above = article?.yaml.split('\n').slice(0, Math.max(+line - 1, 0)) ?? [];
    const nearest = above.findLast((text) => /^[\w-]+:/.test(text))?.replace(/:.*/, '') ?? '';
    if (fields.includes(path.replace(/[.[].*/, ''))) beside.push([path, message]);
    else if (photo && fields.includes('photos')) beside.push([`photos.${photo}`, fault]);
    else if (article && +line >= article.line) beside.push(['text', `Line ${+line - article.line + 1}: ${said}`]);
    else if (fields.includes(nearest)) beside.push([nearest, said]);
    else others.push(fault);
  }
  return { beside, others };
}
