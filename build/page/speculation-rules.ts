/**
 * Another page of the site is rendered beforehand when a visitor shows the intent to go there (hover, or touch). Files
 * are not pages, and the open page is only scrolled.
 */
export function speculationRules(base: string, path: string): string {
  const others = [
    { href_matches: `${base}*.*` },
    { href_matches: base + path.slice(1) },
    { selector_matches: '[target]' },
  ];
  const where = { and: [{ href_matches: `${base}*` }, ...others.map((other) => ({ not: other }))] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
