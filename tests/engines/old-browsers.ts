import { withoutPolicy } from './stage.ts';

/** Browsers that people still hold. */
type Maker = 'Safari' | 'Chrome' | 'Firefox';

interface Feature {
  /** The first version that knows it; none where none does yet. */
  since: Partial<Record<Maker, number>>;
  /** What is left of a page in a browser that does not know it. */
  without: (html: string) => string;
}

/** The rules of a page's own styles, changed; its policy would refuse them, and goes. */
const restyled = (html: string, change: (css: string) => string) =>
  withoutPolicy(html).replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => `<style>${change(css)}</style>`);

/** Takes the rules away whose selector has a part: a browser drops a rule of which it does not know all. */
const withoutRulesOf = (part: RegExp) => (css: string) =>
  css.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selector: string) =>
    !selector.includes('@') && part.test(selector) ? '' : rule,
  );

const withoutDeclarations = (name: RegExp) => (css: string) =>
  css.replace(/(?<=[{;])([a-z-]+):[^;{}]*;?/g, (declaration, property: string) =>
    name.test(property) ? '' : declaration,
  );

const withoutValues = (value: RegExp) => (css: string) =>
  css.replace(/(?<=[{;])[a-z-]+:([^;{}]*);?/g, (declaration, found: string) => (value.test(found) ? '' : declaration));

/** What stands in `@supports not …{…}` counts, where it is not supported. */
const unwrapped = (condition: string) => (css: string) => {
  const start = css.indexOf(`@supports not ${condition}{`);
  if (start < 0) return css;
  const inside = start + condition.length + 15;
  const end = endOf(css, inside);
  return css.slice(0, start) + css.slice(inside, end - 1) + css.slice(end);
};

/** What stands in `@supports …{…}` does not count, where it is not supported. */
const withoutSupports = (condition: string) => (css: string) => {
  const start = css.indexOf(`@supports ${condition}{`);
  if (start < 0) return css;
  const inside = start + condition.length + 11;
  return css.slice(0, start) + css.slice(endOf(css, inside));
};

/** Where the block ends that is open at a place. */
function endOf(css: string, inside: number): number {
  let depth = 1;
  let end = inside;
  for (; depth > 0; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  return end;
}

/**
 * What the site uses and the oldest browsers do not all have, by MDN's browser-compat-data 8.1.9; cascade layers are
 * the floor, which all have.
 */
export const features = {
  popover: {
    since: { Safari: 17, Chrome: 114, Firefox: 125 },
    without: (html) =>
      restyled(html.replace(/ (popover(?:target)?=")/gi, ' data-$1'), (css) =>
        withoutRulesOf(/:popover-open/)(unwrapped('selector(:popover-open)')(css)),
      ).replace(
        '<head>',
        `<head><script>for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
          delete HTMLElement.prototype[name]</script>`,
      ),
  },
  'details name': {
    since: { Safari: 17.2, Chrome: 120, Firefox: 130 },
    without: (html) => html.replace(/<details name="[^"]*"/g, '<details'),
  },
  '::details-content': {
    since: { Safari: 18.4, Chrome: 131, Firefox: 143 },
    without: (html) => restyled(html, withoutRulesOf(/::details-content/)),
  },
  ':has': {
    since: { Safari: 15.4, Chrome: 105, Firefox: 121 },
    without: (html) => restyled(html, withoutRulesOf(/:has\(/)),
  },
  'text-wrap': {
    since: { Safari: 17.5, Chrome: 114, Firefox: 121 },
    without: (html) => restyled(html, withoutDeclarations(/^text-wrap/)),
  },
  'rotate, translate': {
    since: { Safari: 14.1, Chrome: 104, Firefox: 72 },
    without: (html) => restyled(html, withoutDeclarations(/^(?:rotate|translate|scale)$/)),
  },
  'dynamic viewport units': {
    since: { Safari: 15.4, Chrome: 108, Firefox: 101 },
    without: (html) => restyled(html, withoutValues(/\d[dsl]v[hw]/)),
  },
  'overscroll-behavior': {
    since: { Safari: 16, Chrome: 63, Firefox: 59 },
    without: (html) => restyled(html, withoutDeclarations(/^overscroll-behavior$/)),
  },
  'size-adjust': {
    since: { Safari: 17, Chrome: 92, Firefox: 92 },
    without: (html) =>
      restyled(html, withoutDeclarations(/^(?:size-adjust|ascent-override|descent-override|line-gap-override)$/)),
  },
  'scroll timelines': {
    since: { Safari: 26, Chrome: 116, Firefox: 159 },
    without: (html) => restyled(html, withoutSupports('(timeline-scope:--call)')),
  },
  'overflow: clip': {
    since: { Safari: 16, Chrome: 90, Firefox: 81 },
    without: (html) => restyled(html, withoutSupports('(overflow:clip)')),
  },
  'speculation rules': {
    since: { Safari: 27.3, Chrome: 109 },
    without: (html) => html.replace(/<script type="speculationrules">[\s\S]*?<\/script>/g, ''),
  },
} satisfies Record<string, Feature>;

export type FeatureName = keyof typeof features;

/** The oldest that the styles name, those before popovers, and those before `<details name>`. */
export const oldBrowsers: readonly (readonly [Maker, number])[] = [
  ['Safari', 15.4],
  ['Chrome', 99],
  ['Firefox', 97],
  ['Safari', 16],
  ['Firefox', 124],
  ['Safari', 17.1],
  ['Firefox', 129],
];

export const lackedBy = (maker: Maker, version: number): FeatureName[] =>
  (Object.keys(features) as FeatureName[]).filter((name) => (sinceOf(name)[maker] ?? Infinity) > version);
const sinceOf = (name: FeatureName): Feature['since'] => features[name].since;

/** A page as a browser takes it that lacks these features. */
export const lacking =
  (...names: readonly FeatureName[]) =>
  (html: string): string =>
    names.reduce((left, name) => features[name].without(left), html);
