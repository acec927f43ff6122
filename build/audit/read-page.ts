/** What the audit needs to know about a page. */
export interface PageParts {
  ids: string[];
  /** Addresses in attributes, as written. A `<link>` goes by its kind: `stylesheet`, `preload image`. */
  addresses: { element: string; attribute: string; address: string }[];
  /** Addresses in metadata and structured data (without fragments), and `url(#id)` in drawings. */
  named: string[];
  /** The addresses of links with no text and no alt text. */
  empty: string[];
  /** The code of inline scripts. */
  code: string[];
  hasStyleAttribute: boolean;
  /** Whether a form without `action` posts to the page itself. */
  hasOwnForm: boolean;
  /** The Content-Security-Policy. */
  policy: string | undefined;
}

/** Attributes whose value is an address, or addresses with sizes, as React writes them. */
const addressAttributes = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formAction', 'data', 'cite']);
const addressLists = new Set(['srcSet', 'imageSrcSet']);
/** Addresses in structured data. Under other keys, a fact may just look like one. */
const keyedAddresses = /"(?:@id|url|item|image|logo|sameAs|hasMap|contentUrl)":\[?"(https?:\/\/[^"\\#]*)/g;

/** Reads a page as React writes it: quotes and angle brackets are always escaped. */
export function readPage(html: string): PageParts {
  const page: PageParts = {
    ...{ ids: [], addresses: [], named: [], empty: [], code: [] },
    ...{ hasStyleAttribute: false, hasOwnForm: false, policy: undefined },
  };
  const tags = /<(\/a\b|[a-z][\w:-]*)([^>]*)>/gi;
  let link: { to: string; start: number } | undefined;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const [, element = '', rest = ''] = tag;
    const attributes = attributesIn(rest);
    const kind = ['rel', 'as'].map((name) => attributeOf(attributes, name) ?? '');
    noteAttributes(page, element === 'link' ? kind.join(' ').trim() : element, attributes);
    if (element === 'a') {
      const isNamed = attributeOf(attributes, 'aria-label') !== undefined;
      link = isNamed ? undefined : { to: attributeOf(attributes, 'href') ?? '', start: tags.lastIndex };
    } else if (element === '/a') {
      if (link && !hasWords(html.slice(link.start, tag.index))) page.empty.push(link.to);
    } else if (element === 'meta') noteMeta(page, attributes);
    else if (element === 'form' && attributeOf(attributes, 'action') === undefined)
      page.hasOwnForm ||= attributeOf(attributes, 'method') !== 'dialog';
    if (element !== 'script' && element !== 'style') continue;
    const start = tags.lastIndex;
    tags.lastIndex = Math.max(start, html.indexOf(`</${element}`, start));
    if (element === 'script') noteScript(page, attributes, html.slice(start, tags.lastIndex));
  }
  return page;
}

interface Attribute {
  name: string;
  value: string;
}

function attributesIn(tag: string): Attribute[] {
  const attributes: Attribute[] = [];
  const pattern = / ([\w:-]+)="([^"]*)"/g;
  for (let found = pattern.exec(tag); found; found = pattern.exec(tag))
    attributes.push({ name: found[1] ?? '', value: found[2] ?? '' });
  return attributes;
}

const attributeOf = (attributes: readonly Attribute[], wanted: string) =>
  attributes.find(({ name }) => name === wanted)?.value;

function noteAttributes(page: PageParts, element: string, attributes: readonly Attribute[]): void {
  for (const { name, value } of attributes) {
    if (name === 'id') page.ids.push(value);
    else if (name === 'style') page.hasStyleAttribute = true;
    else if (addressAttributes.has(name)) page.addresses.push({ element, attribute: name, address: value });
    else if (addressLists.has(name))
      for (const image of value.split(','))
        page.addresses.push({ element, attribute: name, address: image.trim().replace(/ .*/, '') });
    else if (value.startsWith('url(#')) page.named.push(value.slice('url('.length, -1));
  }
}

function noteMeta(page: PageParts, attributes: readonly Attribute[]): void {
  const content = attributeOf(attributes, 'content') ?? '';
  if (attributeOf(attributes, 'http-equiv') === 'Content-Security-Policy')
    page.policy = content.replaceAll('&#x27;', "'");
  if (/(?:image|video|audio|url)$/.test(attributeOf(attributes, 'property') ?? ''))
    page.named.push(content.replace(/#.*/, ''));
}

function noteScript(page: PageParts, attributes: readonly Attribute[], content: string): void {
  const type = attributeOf(attributes, 'type');
  if (type === 'application/ld+json')
    for (const [, address = ''] of content.matchAll(keyedAddresses)) page.named.push(address);
  else if (content && (type === undefined || type === 'module' || type === 'text/javascript')) page.code.push(content);
}

const hasWords = (content: string) => /(?:^|>)[^<>]*[^\s<>]/.test(content) || /(?:alt|aria-label)="[^"]/.test(content);
