const telling = new Set(['id', 'href', 'src', 'srcSet']);
const graph = '<script type="application/ld+json">';

/**
 * The attributes that name an element or hold an address, a drawing's paint among them. Every value is passed over as a
 * whole, since words in it may look like an attribute; only rendered HTML is so regular that this can be told.
 */
export function* attributesIn(page: string): Iterable<[name: string, value: string]> {
  const html = withoutGraph(page);
  for (let at = html.indexOf('="'); at >= 0; ) {
    const name = html.slice(html.lastIndexOf(' ', at) + 1, at);
    const end = html.indexOf('"', at + 2);
    if (telling.has(name) || html.startsWith('url(#', at + 2)) yield [name, html.slice(at + 2, end)];
    at = html.indexOf('="', end + 1);
  }
}

/** A page without its structured data, in which words stand with their quotes as they are. */
function withoutGraph(html: string): string {
  const start = html.indexOf(graph);
  return start < 0 ? html : html.slice(0, start) + html.slice(html.indexOf('</script>', start));
}
