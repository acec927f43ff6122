/** What the value of an attribute is: an address, several with sizes, or the ids of elements of the same page. */
export type Kind = 'id' | 'address' | 'addresses' | 'ids';

const names: Readonly<Record<Kind, readonly string[]>> = {
  id: ['id'],
  address: ['href', 'xlink:href', 'src', 'poster', 'action', 'formAction', 'data', 'cite'],
  addresses: ['srcSet', 'imageSrcSet'],
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
