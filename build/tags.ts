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

/** Finds the name, and all attributes. */
const startTag = /<([a-z][^ />]*)((?: [^=]+="[^"]*")*)\/?>/gi;

/**
 * The start tags of a page or a piece of one. It must come from React's renderer, which escapes all brackets and quotes
 * in text and values, and gives every attribute a value.
 */
export function tagsIn(html: string): Tag[] {
  const tags: Tag[] = [];
  startTag.lastIndex = 0;
  for (let match = startTag.exec(html); match; match = startTag.exec(html)) {
    const [source, name = '', list = ''] = match;
    const attributes: Attribute[] = [];
    const parts = list.split('"');
    for (let at = 1; at < parts.length; at += 2)
      attributes.push({ name: parts[at - 1]?.slice(1, -1) ?? '', value: parts[at] ?? '' });
    let text = '';
    if (name === 'script' || name === 'style') {
      text = html.slice(startTag.lastIndex).split(`</${name}>`, 1)[0] ?? '';
      startTag.lastIndex += text.length;
    }
    tags.push({ name, attributes, source, text });
  }
  return tags;
}

/** Every class name in a page. */
export function classesIn(tags: readonly Tag[]): Set<string> {
  const values = new Set<string>();
  for (const { attributes } of tags) for (const { name, value } of attributes) if (name === 'class') values.add(value);
  return new Set([...values].join(' ').split(' '));
}
