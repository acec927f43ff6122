import type { Tag } from '../tags.ts';

/** Attributes in lower case whose value is an id, a URL, URLs with sizes, or ids of elements of the same page. */
const attributesOf = {
  id: ['id'],
  url: ['href', 'xlink:href', 'src', 'poster', 'action', 'formaction', 'data', 'cite'],
  urls: ['srcset', 'imagesrcset'],
  // WAI-ARIA 1.2, section 6.4 "Value", ID reference and list; HTML standard, index of attributes.
  ids: [
    ...['for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
    ...['aria-labelledby', 'aria-describedby', 'aria-details', 'aria-errormessage'],
    ...['aria-controls', 'aria-owns', 'aria-flowto', 'aria-activedescendant'],
  ],
};
const kinds = new Map(Object.entries(attributesOf).flatMap(([kind, names]) => names.map((name) => [name, kind])));

const imageAttributes = ['width', 'height', 'alt'];
/** A URL in structured data; behind other keys, words of the facts may look like one. */
const keyedUrl = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?"(https?:\/\/[^"\\#]*)/g;
const metaWithUrl = /(?:image|video|audio|url)$/;

/**
 * What the tags of a page tell.
 * @returns the addresses in it, and a sentence for each image without its size or text, and for each id that stands
 * twice or is referred to and is not there
 */
export function readPage(path: string, tags: Iterable<Tag>): { links: string[]; faults: string[] } {
  const links: string[] = [];
  const faults: string[] = [];
  const ids = new Set<string>();
  /** The sentence for each id that is referred to, in case the page does not have it. */
  const references = new Map<string, string>();
  for (const { name: element, attributes, source, text } of tags) {
    for (const [name, value] of attributes) {
      const kind = kinds.get(name.toLowerCase());
      const [, fragment] = (kind === 'url' ? /^#(.*)/ : /^url\(#(.*)\)/).exec(value) ?? [];
      if (fragment !== undefined) {
        references.set(fragment, `Dead fragment "#${fragment}" on ${path}: the page has nothing with this id.`);
      } else if (kind === 'id') {
        if (ids.has(value)) faults.push(`Duplicate id "${value}" on ${path}.`);
        ids.add(value);
      } else if (kind === 'ids') {
        const dead = `Dead reference ${name}="${value}" on ${path}: the page has nothing with the id`;
        for (const id of value.split(' ')) references.set(id, `${dead} "${id}".`);
      } else if (kind === 'urls') {
        links.push(...value.split(',').map((picture) => picture.trim().replace(/ .*/, '')));
      } else if (kind === 'url') links.push(value);
    }
    if (element === 'script') links.push(...[...text.matchAll(keyedUrl)].map(([, url = '']) => url));
    // In meta data a fragment is a name, and no element has to have it as its id.
    if (metaWithUrl.test(attributes.get('property') ?? ''))
      links.push(attributes.get('content')?.replace(/#.*/, '') ?? '');
    for (const wanted of element === 'img' ? imageAttributes : [])
      if (!attributes.has(wanted)) faults.push(`Image without ${wanted} on ${path}: ${source}`);
  }
  for (const [id, sentence] of references) if (!ids.has(id)) faults.push(sentence);
  return { links, faults };
}
