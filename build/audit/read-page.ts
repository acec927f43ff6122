import type { Tag } from '../tags.ts';

/** Attributes in lower case whose value is a URL. */
const urlAttributes = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data', 'cite']);
/** A URL in structured data; behind other keys, words of the facts may look like one. */
const keyedUrl = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?"(https?:\/\/[^"\\#]*)/g;
const metaWithUrl = /(?:image|video|audio|url)$/;

/** The ids in a page's tags, and the URLs as they are written. */
export function readPage(tags: Iterable<Tag>): { ids: string[]; links: string[] } {
  const ids: string[] = [];
  const links: string[] = [];
  for (const { name: element, attributes, text } of tags) {
    for (const [name, value] of attributes) {
      if (name === 'id') ids.push(value);
      else if (value.startsWith('url(#')) links.push(value.slice('url('.length, -1));
      else if (urlAttributes.has(name.toLowerCase())) links.push(value);
      else if (/srcset$/i.test(name)) links.push(...value.split(',').map((image) => image.trim().replace(/ .*/, '')));
    }
    if (element === 'script') links.push(...[...text.matchAll(keyedUrl)].map(([, url = '']) => url));
    // In meta data a fragment is a name, and no element has to have it as its id.
    if (metaWithUrl.test(attributes.get('property') ?? ''))
      links.push(attributes.get('content')?.replace(/#.*/, '') ?? '');
  }
  return { ids, links };
}
