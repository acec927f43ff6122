/** The pages of answers, by their slugs, in the order of the footer. */
export const helpSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;
