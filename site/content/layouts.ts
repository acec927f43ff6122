/** The layouts of a section on a wide screen: `## Title {.beside .band}`. Without one all is in one column. */
export const layouts = [
  // The first picture is beside the words.
  'beside',
  // Pictures, lists and components have the whole width.
  'across',
  // Third-level headings, each with what follows it, are one after the other in two columns, or side by side in three.
  'parts',
  'thirds',
  // Third-level headings are questions. A tap opens the answer.
  'faq',
  // Neighbors with this layout are one after the other in two columns.
  'pair',
  // On a guide it is beside the page's heading, unless the text begins with something else to show there.
  'aside',
  // The background is tinted.
  'band',
] as const;

export type Layout = (typeof layouts)[number];
