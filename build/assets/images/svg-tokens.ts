/** A part of an SVG's source: a tag with its attributes, as they are written, or words. */
export interface SvgToken {
  /** As it is written. */
  source: string;
  /** The name of a tag, without its prefix. */
  tag?: string | undefined;
  isEnd: boolean;
}

/** Each begins with what it is known by; one that does not end goes on to the end of the file. */
const parts = {
  comment: '<!--[\\s\\S]*?(?:-->|$)',
  cdata: '<!\\[CDATA\\[(?<cdata>[\\s\\S]*?)(?:\\]\\]>|$)',
  instruction: '<\\?[\\s\\S]*?(?:\\?>|$)',
  doctype: '<!DOCTYPE(?:[^[>]|\\[[^\\]]*(?:\\]|$))*(?:>|$)',
  tag: '<(?<end>/?)(?:[\\w-]+:)?(?<tag>[A-Za-z][\\w.-]*)(?:[^"\'>]|"[^"]*(?:"|$)|\'[^\']*(?:\'|$))*(?:>|$)',
  words: '[^<]+|<',
};
const pattern = new RegExp(Object.values(parts).join('|'), 'g');

/** Elements that say something about a drawing; what is in them is not drawn. */
const descriptions = /^(?:desc|title|metadata)$/;

/** The parts of an SVG in order, without its comments and descriptions; a CDATA section belongs to the words around it. */
export function svgTokens(source: string): SvgToken[] {
  const tokens: SvgToken[] = [];
  for (const token of partsOf(source)) {
    const last = tokens.at(-1);
    if (last && isWords(last) && isWords(token)) last.source += token.source;
    else tokens.push(token);
  }
  return tokens;
}

const isWords = ({ source }: SvgToken) => !source.startsWith('<');

function partsOf(source: string): SvgToken[] {
  let within: string | undefined;
  return Array.from(source.matchAll(pattern)).flatMap(({ 0: found, groups = {} }): SvgToken[] => {
    const { cdata, end, tag } = groups;
    const isEnd = end === '/';
    if (within !== undefined) {
      if (isEnd && tag === within) within = undefined;
      return [];
    }
    if (tag && descriptions.test(tag)) {
      if (!isEnd && !found.endsWith('/>')) within = tag;
      return [];
    }
    if (found.startsWith('<!--')) return [];
    return [{ source: cdata === undefined ? found : escaped(cdata), tag, isEnd }];
  });
}

/** A tag with the values of its attributes changed; one becomes nothing where its value does. */
export const withAttributes = (tag: string, change: (name: string, value: string) => string | undefined) =>
  tag.replace(/\s(?:[\w-]+:)?([\w-]+)\s*=\s*("[^"]*"|'[^']*')/g, (whole, name: string, quoted: string) => {
    const value = quoted.slice(1, -1);
    const changed = change(name, value);
    if (changed === value) return whole;
    return changed === undefined ? '' : ` ${name}="${escaped(changed).replaceAll('"', '&quot;')}"`;
  });

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const signs: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

/** @returns a function that reads the words of an SVG: with its own entities, and the signs that stand for others */
export function reader(source: string): (words: string) => string {
  const own = new Map(
    Array.from(source.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')/g), ([, name = '', one, other]) => [
      name,
      one ?? other ?? '',
    ]),
  );
  return (words) =>
    words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([\w.-]+));/gi, (whole, decimal, hex, name: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return name ? (own.get(name) ?? signs[name] ?? whole) : code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}
