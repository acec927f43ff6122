/** What the audit needs to know about a page. */
export interface PageParts {
  ids: string[];
  /** Addresses as written: in attributes, metadata and structured data, and the `#id` of `url(#id)` in a drawing. */
  links: string[];
}

/** Attributes whose value is an address, or addresses with sizes, as React writes them. */
const addressAttributes = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formAction', 'data', 'cite']);
const addressLists = new Set(['srcSet', 'imageSrcSet']);
/** Addresses in structured data. Under other keys, a fact may just look like one. */
const keyedAddresses = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?"(https?:\/\/[^"\\#]*)/g;
const metaAddresses = / property="[^"]*(?:image|video|audio|url)" content="([^"#]*)/g;

/** Leaves out what is in scripts, structured data and styles, which no visitor reads. */
const withoutCode = (html: string) => html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1 ');

/** Reads a page as React writes it: quotes and angle brackets are always escaped. */
export function readPage(html: string): PageParts {
  const page: PageParts = { ids: [], links: [] };
  for (const [, name = '', value = ''] of withoutCode(html).matchAll(/ ([\w:-]+)="([^"]*)"/g)) {
    if (name === 'id') page.ids.push(value);
    else if (addressAttributes.has(name)) page.links.push(value);
    else if (addressLists.has(name))
      page.links.push(...value.split(',').map((image) => image.trim().replace(/ .*/, '')));
    else if (value.startsWith('url(#')) page.links.push(value.slice('url('.length, -1));
  }
  for (const pattern of [keyedAddresses, metaAddresses])
    for (const [, address = ''] of html.matchAll(pattern)) page.links.push(address);
  return page;
}
