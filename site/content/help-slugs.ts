/** The pages of answers, by their slugs, in the order of the footer. */
export const helpSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;

/** The conditions without which a page of answers is left out. */
const conditionOf: Readonly<Record<string, string>> = { fleets: 'fleets' };

/** The pages of answers that hold for this owner. */
export const helpFor = (conditions: Readonly<Record<string, boolean>>) =>
  helpSlugs.filter((slug) => conditions[conditionOf[slug] ?? ''] !== false);
