/**
 * Structured data as the text of a script. `<` is escaped, so that no fact can end the element
 * (HTML standard, section 4.12.1.3 "Restrictions for contents of script elements").
 */
export const jsonLd = (graph: object): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
