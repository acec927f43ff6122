/** What an element's start tells. */
export interface Tag {
  name: string;
  /** Those asked for, and those that hold a drawing's paint. */
  attributes: ReadonlyMap<string, string>;
  /** As it stands in the page. */
  source: string;
  /** The text of a script, in which nothing is a tag. */
  script: string;
}

const space = 32;

/**
 * The start tags of a page that have any of the attributes asked for, and all scripts and images. Text and values have
 * brackets and quotes escaped and every attribute has a value: only rendered HTML is so regular that it can be read in
 * one pass like this.
 * @param wanted names of attributes, spelled as React writes them
 */
export function* tagsIn(html: string, wanted: ReadonlySet<string>): Iterable<Tag> {
  for (let open = html.indexOf('<'); open >= 0; ) {
    // An element's end, or the doctype.
    if ('/!'.includes(html.charAt(open + 1))) {
      open = html.indexOf('<', open + 1);
      continue;
    }
    let at = endOfName(html, open + 1);
    const name = html.slice(open + 1, at);
    let attributes: Map<string, string> | undefined;
    while (html.charCodeAt(at) === space) {
      const equals = html.indexOf('="', at);
      const end = html.indexOf('"', equals + 2);
      if (equals < 0 || end < 0) return;
      const key = html.slice(at + 1, equals);
      if (wanted.has(key) || html.startsWith('url(', equals + 2)) {
        attributes ??= new Map();
        attributes.set(key, html.slice(equals + 2, end));
      }
      at = end + 1;
    }
    const close = html.indexOf('>', at) + 1;
    if (close === 0) return;
    const script = name === 'script' ? textUntil(html, close, '</script>') : '';
    if (attributes || script !== '' || name === 'img') {
      yield { name, attributes: attributes ?? none, source: html.slice(open, close), script };
    }
    open = html.indexOf('<', name === 'style' ? html.indexOf('</style>', close) : close + script.length);
  }
}

const none: ReadonlyMap<string, string> = new Map();
const nameEnd = /[ />]/g;

/** Where a tag's name ends: at a space, a slash or the bracket. */
function endOfName(html: string, from: number): number {
  nameEnd.lastIndex = from;
  return nameEnd.test(html) ? nameEnd.lastIndex - 1 : html.length;
}

function textUntil(html: string, from: number, mark: string): string {
  const end = html.indexOf(mark, from);
  return html.slice(from, end < 0 ? html.length : end);
}
