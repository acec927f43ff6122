/** A start tag; that of a script or a style with what is in it. */
export interface Tag {
  name: string;
  /** By their names, spelled as React writes them. */
  attributes: ReadonlyMap<string, string>;
  /** The text of a script or a style, in which nothing is a tag. */
  text: string;
}

const attributeList = '((?: [^=]+="[^"]*")*)';
const tag = new RegExp(`<(script|style)${attributeList}>(.*?)</\\1>|<([a-z][^ />]*)${attributeList}/?>`, 'gis');

/**
 * The start tags of a page or a piece of one. It must come from React's renderer, which escapes all brackets and quotes
 * in text and values, and gives every attribute a value.
 */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  for (const [, code = '', codeList = '', text = '', name = code, list = codeList] of html.matchAll(tag)) {
    const attributes = new Map<string, string>();
    const parts = list.split('"');
    for (let at = 1; at < parts.length; at += 2) attributes.set(parts[at - 1]?.slice(1, -1) ?? '', parts[at] ?? '');
    tags.push({ name, attributes, text });
  }
  return tags;
}

/** Every class name in a page. */
export const classesIn = (tags: readonly Tag[]) =>
  new Set([...new Set(tags.map(({ attributes }) => attributes.get('class') ?? ''))].join(' ').split(' '));
