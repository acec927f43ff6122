const tag = /<(\/?)([a-z][\w:.-]*)((?:"[^"<]*"|'[^'<]*'|[^'"<>])*?)(\/?)>/gi;
const idsIn = (text: string) => [...text.matchAll(/#([^\s"')<>]+)/g)].map(([, id = '']) => id);
/** Levels of parts that refer to parts; drawing programs come to four. */
const deepest = 50;

/**
 * The characters that an SVG comes to with each part written out wherever a `<use>`, a clip path or a mask refers to it,
 * as drawing it takes that long; Infinity where references go in a circle.
 */
export function expandedLength(svg: string): number {
  const rules = svg.split('}').map((part) => {
    const [before = '', rule = ''] = part.split('{');
    const names = before.slice(before.lastIndexOf('>') + 1).split(/[^\w-]+/);
    return { rule, names: names.filter(Boolean) };
  });
  const tags = [...svg.matchAll(tag)].map(([{ length }, end, name = '', attributes = '', empty]) => {
    const names = [name, ...(/\bclass\s*=\s*["']([^"']*)/.exec(attributes)?.[1]?.split(/\s+/) ?? [])];
    const styles = rules.filter((rule) => rule.names.some((each) => names.includes(each))).map(({ rule }) => rule);
    const id = /\bid\s*=\s*["']([^"']*)/.exec(attributes)?.[1];
    return {
      length,
      name,
      id,
      nesting: end ? -1 : empty ? 0 : 1,
      references: idsIn([attributes, ...styles].join(' ')),
    };
  });
  // A gradient is a color, and draws nothing again.
  const parts = new Map(tags.map(({ id, name }, at) => [/Gradient$/.test(name) ? undefined : id, at]));
  const known = new Map<number, number>();
  const lengthFrom = (start: number, level: number): number => {
    if (level > deepest) return Number.POSITIVE_INFINITY;
    let [sum, nesting] = [0, 0];
    for (const tag of tags.slice(start)) {
      sum += tag.length;
      for (const at of tag.references.flatMap((id) => parts.get(id) ?? [])) {
        const length = known.get(at) ?? lengthFrom(at, level + 1);
        known.set(at, length);
        sum += length;
      }
      nesting += tag.nesting;
      if (nesting <= 0) break;
    }
    return sum;
  };
  return lengthFrom(0, 0);
}
