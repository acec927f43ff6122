import type { TextSection } from '../../build/route.ts';

/** Names that a writer gives to the layout of a section on a wide screen: `## Title {.beside .band}`. Without one the heading stands beside its words. */
export const layouts = [
  // The first picture, or fact in large numerals, beside the words.
  'beside',
  // Pictures, lists and components over the whole width.
  'across',
  // Third-level headings side by side, each with what follows it.
  'parts',
  // Third-level headings as questions, of which a tap opens the answer.
  'faq',
  // Beside its neighbor of the same name.
  'pair',
  // On a background of its own, or on that of the night.
  'band',
  'night',
] as const;

export type Layout = (typeof layouts)[number];

/** Whether the writer gave a section a layout. */
export const hasLayout = (section: TextSection, name: Layout) => section.layout.includes(name);
