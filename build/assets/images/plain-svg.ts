import { refuseImage } from './read-image.ts';
import {
  isPaint,
  plainAttribute,
  plainDeclarations,
  plainReferences,
  plainSheet,
  withoutVariables,
} from './svg-colors.ts';
import { reader, type SvgToken, svgTokens, withAttributes } from './svg-tokens.ts';

/**
 * An SVG in the words that the drawing library knows, which draws black, or nothing, where it doesn't.
 * @throws UserError with a part that isn't in the file, words set in a font, or a color or style that cannot be drawn
 */
export function plainSvg(source: string): string {
  const read = reader(source);
  const tokens = svgTokens(source);
  const attributes = tokens.flatMap(({ source, tag, isEnd }) => (tag && !isEnd ? [read(source)] : []));
  const sheets = tokens.flatMap((token, index) => (isSheet(tokens, index) ? [read(token.source)] : []));
  const hasMarkers = [...attributes, ...sheets].some((each) => /\bmarker(?:-\w+)?\s*[:=]\s*["']?\s*url\(/.test(each));
  const resolved = withoutVariables([...sheets, ...attributes].join('\n'));
  let inText = 0;
  return tokens
    .map(({ source, tag, isEnd }, index) => {
      if (tag === 'text' && !source.endsWith('/>')) inText += isEnd ? -1 : 1;
      if (tag === undefined) {
        if (inText > 0 && source.trim()) refusePart('words set in a font, which not every device has');
        if (/^<\?xml-stylesheet/.test(source)) refusePart(outside);
        return isSheet(tokens, index) ? xml(checked(plainSheet(resolved(read(source))))) : source;
      }
      if (isEnd) return source;
      if (tag === 'image' || (tag === 'marker' && hasMarkers)) refusePart(`<${tag}>`);
      return withAttributes(source, (name, value) => {
        const words = read(value);
        if (name === 'href' && tag === 'use' && !/^\s*#/.test(words)) refusePart(outside);
        if (name === 'style') return changed(value, checked(plainDeclarations(resolved(words))));
        if (isPaint(name)) return plainAttribute(checked(resolved(words)));
        const plain = plainReferences(words);
        if (plain !== words) return plain;
        checked(words);
        return value;
      });
    })
    .join('');
}

/** Whether a part is the words of a style sheet. */
const isSheet = (tokens: readonly SvgToken[], index: number) => {
  const before = tokens[index - 1];
  return tokens[index]?.tag === undefined && before?.tag === 'style' && !before.isEnd;
};

const xml = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** An empty style is none. */
const changed = (before: string, after: string) => (after === '' && before !== '' ? undefined : after);

const outside = 'a part that is in another file';
function checked(css: string): string {
  if (/url\(\s*["']?[^#"'\s]|@import/i.test(css)) refusePart(outside);
  return css;
}

/** @throws UserError that names a part which only paths can take the place of */
export const refusePart = (found: string) =>
  refuseImage(`has ${found}`, 'Expected only paths.', 'In the drawing program, turn all of it into paths (outlines).');
