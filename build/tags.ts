/** A start tag. */
export interface Tag {
  name: string;
  /** In their order, spelled as React writes them. */
  attributes: readonly Attribute[];
  /** The whole tag, as it stands in the page. */
  source: string;
  /** The text of a script or a style, in which nothing is a tag. */
  text: string;
}

interface Attribute {
  name: string;
  value: string;
}

const [space, slash, mark, close] = [' ', '/', '!', '>'].map((character) => character.charCodeAt(0));

/**
 * The start tags of a page or a piece of one. It must come from React's renderer, which escapes all brackets and quotes
 * in text and values, and gives every attribute a value.
 */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  for (let open = html.indexOf('<'); open >= 0; ) {
    const first = html.charCodeAt(open + 1);
    // An end tag, or the doctype.
    if (first === slash || first === mark) {
      open = html.indexOf('<', open + 1);
      continue;
    }
    let at = endOfName(html, open + 1);
    const name = html.slice(open + 1, at);
    const attributes: Attribute[] = [];
    while (html.charCodeAt(at) === space) {
      const equals = html.indexOf('="', at);
      const end = html.indexOf('"', equals + 2);
      if (equals < 0 || end < 0) return tags;
      attributes.push({ name: html.slice(at + 1, equals), value: html.slice(equals + 2, end) });
      at = end + 1;
    }
    const inside = html.indexOf('>', at) + 1;
    if (inside === 0) return tags;
    const text = name === 'script' || name === 'style' ? textUntil(html, inside, `</${name}>`) : '';
    tags.push({ name, attributes, source: html.slice(open, inside), text });
    open = html.indexOf('<', inside + text.length);
  }
  return tags;
}

/** Where a tag's name ends: at a space, a slash or the bracket. */
function endOfName(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === space || code === slash || code === close) return at;
  }
  return html.length;
}

function textUntil(html: string, from: number, mark: string): string {
  const end = html.indexOf(mark, from);
  return html.slice(from, end < 0 ? html.length : end);
}

/** Every class name in a page. */
export function classesIn(tags: readonly Tag[]): Set<string> {
  const values = new Set<string>();
  for (const { attributes } of tags) for (const { name, value } of attributes) if (name === 'class') values.add(value);
  return new Set([...values].join(' ').split(' '));
}
