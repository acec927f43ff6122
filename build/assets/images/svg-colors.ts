import { transform, transformStyleAttribute } from 'lightningcss';
import { refuseImage } from './read-image.ts';

/** Before the colors and the nesting that the drawing library doesn't know: Lightning CSS writes them in the older way. */
const targets = { chrome: 40 << 16 };

/** The properties that hold a color. */
export const isPaint = (name: string) => /^(?:fill|stroke|color|stop-color|flood-color|lighting-color)$/.test(name);

/**
 * A color or a reference as the drawing library knows it.
 * @returns it, and whether it is the same on every screen; none where neither the library nor Lightning CSS knows it
 */
function plainPaint(value: string): { plain: string; isExact: boolean } | undefined {
  const [, reference = '', color = ''] = /^(url\([^)]*\))?\s*([\s\S]*?)\s*$/i.exec(plainReferences(value)) ?? [];
  if (reference && !color) return { plain: reference, isExact: true };
  if (/^(?:none|inherit|currentcolor)$/i.test(color)) return { plain: `${reference} ${color}`.trim(), isExact: true };
  let isColor = false;
  const code = Buffer.from(`color:${color}`);
  // A name such as `Canvas` is a string: what the system paints with is on no paper.
  const Color = (found: unknown) => {
    isColor = typeof found === 'object';
  };
  const declared = transformStyleAttribute({ code, minify: true, targets, errorRecovery: true, visitor: { Color } });
  // A color of today comes out twice, the older way first.
  const [, plain] = /^color:([a-z]+|#[\da-f]+|rgba?\([^()]*\))(?:;|$)/i.exec(`${declared.code}`) ?? [];
  if (!isColor || !plain) return undefined;
  return { plain: `${reference} ${plain}`.trim(), isExact: !`${declared.code}`.includes(';') };
}

/** @returns the color; none for an attribute without any, @throws UserError with one that cannot be drawn */
export function plainAttribute(value: string): string | undefined {
  return value.trim() ? (plainPaint(value)?.plain ?? refuseColor(value)) : undefined;
}

/**
 * Declarations of CSS, of which each color is one that the drawing library knows: the last of those that it does.
 * @throws UserError with a color that cannot be drawn
 */
export function plainDeclarations(css: string): string {
  const found = css.split(';').map((each) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(each) ?? [];
    return { each, name: name.toLowerCase(), value: value.trim() };
  });
  const paints = new Map<string, string>();
  const others = found.flatMap(({ each, name, value }) => {
    if (!isPaint(name)) return each.trim() ? [plainReferences(each.replace(/\s*!important\s*$/i, ''))] : [];
    const paint = plainPaint(value.replace(/\s*!important$/i, ''));
    // For screens of more colors than others, drawing programs write one, and the one for the others before it.
    if (paint && (paint.isExact || !paints.has(name))) paints.set(name, paint.plain);
    return [];
  });
  for (const { name, value } of found) if (isPaint(name) && !paints.has(name)) refuseColor(value);
  return [...others, ...Array.from(paints, ([name, color]) => `${name}:${color}`)].join(';');
}

/** Rules that don't apply to a picture on white paper, and fonts, as nothing is set in one. */
const unused =
  /@(?:font-face|keyframes|-webkit-keyframes|supports|charset|namespace|media[^{;]*(?:dark|print|hover|prefers-|forced-))[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})|@import[^;]*font[^;]*;/gi;

/**
 * A style sheet of rules that the drawing library knows.
 * @throws UserError with a selector, a rule or a color that it would pass over
 */
export function plainSheet(css: string): string {
  const options = { filename: 'logo.css', minify: true, targets, errorRecovery: true };
  const plain = `${transform({ ...options, code: Buffer.from(css.replace(unused, '')) }).code}`;
  const [other] = /@[\w-]+[^{;]*/.exec(plain) ?? [];
  if (other) refuseStyle(other);
  return plain.replace(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, declarations: string) => {
    if (/:(?:hover|active|focus|visited)/.test(selector) || /^(?:--[^;]*;?)*$/.test(declarations)) return '';
    // A prefix is for browsers before the selector, which comes again without it.
    if (/:-/.test(selector)) return '';
    if (/[:~]/.test(selector.replace(/\[[^\]]*\]|:first-child/g, ''))) refuseStyle(selector);
    if (/!important/i.test(declarations)) refuseStyle(`${selector}{${declarations}}`);
    return `${selector}{${plainDeclarations(declarations)}}`;
  });
}

/** @returns a function that puts the values of custom properties in the place of `var()`, where there is one value for each */
export function withoutVariables(css: string): (value: string) => string {
  const set = new Map<string, Set<string>>();
  for (const [, name = '', value = ''] of css.replace(unused, '').matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;{}"]*)/g))
    set.set(name, (set.get(name) ?? new Set()).add(value.trim()));
  const variable = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;
  return (value) => {
    let [plain, before] = [value, ''];
    // One may stand for another, up to four times.
    for (let step = 0; step < 4 && plain !== before; step++) {
      before = plain;
      plain = plain.replace(variable, (whole, name: string, fallback?: string) => {
        const [only, ...others] = set.get(name) ?? [fallback];
        return others.length > 0 ? whole : (only ?? whole);
      });
    }
    return plain;
  };
}

/** The library knows `url(#id)` alone, without quotation marks and blanks. */
export const plainReferences = (css: string) => css.replace(/url\(\s*(["']?)\s*(#[^"')]*?)\s*\1\s*\)/gi, 'url($2)');

const refuseColor = (value: string) =>
  refuseImage(`has the color ${shortened(value)}, which can’t be drawn`, 'Expected one such as #cc0000.', advice);
const refuseStyle = (rule: string) =>
  refuseImage(`has a style that can’t be drawn, ${shortened(rule)}`, 'Expected plain colors.', advice);
const advice = 'In the drawing program, give the part a plain RGB color, and export the logo again, or as a PNG.';

const shortened = (css: string) => (css.length > 60 ? `${css.slice(0, 60)}…` : css).replace(/\s+/g, ' ').trim();
