/** The pages of answers, by their slugs, in the order of the footer. */
export const helpSlugs = ['towing-cost'] as const;
