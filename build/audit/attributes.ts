/** The value of an attribute: an id, a URL, URLs with sizes, or ids of elements of the same page. */
type Kind = 'id' | 'url' | 'urls' | 'ids';

const names: Readonly<Record<Kind, readonly string[]>> = {
  id: ['id'],
  url: ['href', 'xlink:href', 'src', 'poster', 'action', 'formAction', 'data', 'cite'],
  urls: ['srcSet', 'imageSrcSet'],
  // WAI-ARIA 1.2, section 6.4 "Value", ID reference and list; HTML standard, index of attributes.
  ids: [
    ...['for', 'form', 'list', 'headers', 'popoverTarget', 'commandFor'],
    ...['aria-labelledby', 'aria-describedby', 'aria-details', 'aria-errormessage'],
    ...['aria-controls', 'aria-owns', 'aria-flowto', 'aria-activedescendant'],
  ],
};

/** By the attribute's name, as HTML and as React spell it. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(names).flatMap(([kind, list]) =>
    list.flatMap((name) => [name, name.toLowerCase()].map((spelling) => [spelling, kind as Kind] as const)),
  ),
);
