/** What is drawn on a layer of its own, such as half-transparent parts, takes as long as so many characters. */
const layerLength = 2000;

/**
 * The characters of an SVG as resvg writes it, where clip paths and masks count wherever they are used, and layers count
 * as more: drawing takes that long. With 1,000,000 it is about a second.
 */
export function drawnLength(svg: string): number {
  const parts = new Map<string, string>();
  const drawn = svg.replace(/<(clipPath|mask) id="([^"]*)".*?<\/\1>/gs, (part, _, id) => {
    parts.set(`url(#${id})`, part);
    return '';
  });
  const known = new Map<string, number>();
  const lengthOf = (text: string): number => {
    const layers = text.match(/ (?:opacity|clip-path|mask|style)="/g) ?? [];
    let length = text.length + layers.length * layerLength;
    for (const [name] of text.matchAll(/url\(#[^)"]*\)/g)) {
      const part = parts.get(name);
      if (part && !known.has(name)) known.set(name, lengthOf(part));
      length += known.get(name) ?? 0;
    }
    return length;
  };
  return lengthOf(drawn);
}
