import { rawElement } from './raw-element.tsx';

/**
 * Structured data as a script element. `<` is written as an escape, so that no fact can end the element
 * (HTML standard, section 4.12.1.3 "Restrictions for contents of script elements").
 */
export const JsonLd = ({ graph }: { graph: object }) =>
  rawElement('script', JSON.stringify(graph).replaceAll('<', '\\u003c'), 'application/ld+json');
