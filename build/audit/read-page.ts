/** The graph of structured data, or an attribute: React's renderer escapes the quotes in all texts and values. */
const parts = /<script type="application\/ld\+json">(.*?)<\/script>| ([\w:-]+)="([^"]*)"/gs;
/** Attributes whose value is a URL, or URLs with sizes, as React writes them. */
const urlAttributes = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formAction', 'data', 'cite']);
const urlLists = new Set(['srcSet', 'imageSrcSet']);
/** A URL in structured data; behind other keys, words of the facts may look like one. */
const keyedUrls = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?"(https?:\/\/[^"\\#]*)/g;
/** A URL in meta data, without its fragment, which is a name there: no element has to have it as its id. */
const metaUrls = /<meta property="[^"]*(?:image|video|audio|url)" content="([^"#]*)/g;

/** A link whose content has neither words nor an image with words, and its address. */
const emptyLinks = /<a\b(?![^>]*\baria-label)[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const hasWords = (content: string) =>
  /(?:alt|aria-label)="[^"]/.test(content) || /[^\s<>]/.test(content.replace(/<[^>]*>/g, ''));

/** The ids in a page, the URLs as they are written, and the addresses of links without words. */
export function readPage(html: string): { ids: string[]; links: string[]; empty: string[] } {
  const empty = [...html.matchAll(emptyLinks)].flatMap(([, to = '', content = '']) => (hasWords(content) ? [] : [to]));
  const ids: string[] = [];
  const links = [...html.matchAll(metaUrls)].map(([, url = '']) => url);
  for (const [, graph, name = '', value = ''] of html.matchAll(parts)) {
    if (graph !== undefined) links.push(...[...graph.matchAll(keyedUrls)].map(([, url = '']) => url));
    else if (name === 'id') ids.push(value);
    else if (value.startsWith('url(#')) links.push(value.slice('url('.length, -1));
    else if (urlAttributes.has(name)) links.push(value);
    else if (urlLists.has(name)) links.push(...value.split(',').map((image) => image.trim().replace(/ .*/, '')));
  }
  return { ids, links, empty };
}
