/**
 * Speculation rules, as JSON: the browser prerenders another page of the site when a visitor points at a link to it. Files
 * and the open page itself are left out.
 * @param base path that the site stands under, with the trailing slash
 * @param path of the page
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
