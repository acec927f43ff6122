/** The value of an attribute: an id, a URL, URLs with sizes, or ids of elements of the same page. */
type Kind = 'id' | 'url' | 'urls' | 'ids';

const names: Readonly<Record<Kind, readonly string[]>> = {
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

/** By the attribute's name in lower case. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(names).flatMap(([kind, list]) => list.map((name) => [name, kind as Kind] as const)),
);
