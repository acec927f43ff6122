/** An element's start, or a text; what stands in a script or style is a text in its element. */
export interface Token {
  /** Of the start, or of the script or style around a text; empty for other texts. */
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** Undefined for a start. */
  text?: string;
  /** As it stands in the page. */
  source: string;
}

// So narrow that no parser can read it in two ways: no bracket and no quote but those of tags, every value quoted.
const strict = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z][\w:-]*(?:="[^"<>]*")?)*)\/?>|([^<>]+)/y;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const none: ReadonlyMap<string, string> = new Map();

/**
 * Reads a page as the renderer writes pages.
 * @param passed starts of elements to leave out, as they stand in the page
 * @throws at the first thing that the renderer would not have written of its own accord
 */
export function tokensOf(html: string, passed: ReadonlySet<string> = new Set()): Token[] {
  const start = '<!doctype html>';
  if (!html.startsWith(start)) throw new Error(`A page that starts with ${html.slice(0, 40)}`);
  const tokens: Token[] = [];
  strict.lastIndex = start.length;
  while (strict.lastIndex < html.length) {
    const at = strict.lastIndex;
    const found = strict.exec(html);
    if (!found) throw new Error(`Markup that is none: ${html.slice(Math.max(0, at - 40), at + 60)}`);
    const [source, end, tag = '', attributes = '', text] = found;
    if (text !== undefined) tokens.push({ tag: '', attributes: none, text: decoded(text), source });
    if (text !== undefined || end || passed.has(source)) continue;
    tokens.push({ tag, attributes: attributesIn(attributes), source });
    if (tag === 'script' || tag === 'style') {
      const close = html.indexOf(`</${tag}`, strict.lastIndex);
      const raw = html.slice(strict.lastIndex, close);
      tokens.push({ tag, attributes: none, text: raw, source: raw });
      strict.lastIndex = close;
    }
  }
  return tokens;
}

function attributesIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)) {
    if (found.has(name)) throw new Error(`An attribute that stands twice: ${text}`);
    found.set(name, decoded(value));
  }
  return found;
}

/** @throws where a `&` starts none of the five entities that the renderer writes */
function decoded(text: string): string {
  return text.replace(/&(?:[a-z]+;|#x27;)?/g, (entity) => {
    const character = entities[entity];
    if (character === undefined) throw new Error(`An ampersand on its own: ${text}`);
    return character;
  });
}
