/** The pages of answers, by their slugs, in the order of the footer. */
export const guideSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;

/** The conditions without which a page of answers is left out. */
const conditionOf: Readonly<Record<string, string>> = { fleets: 'fleets' };

/** The pages of answers that hold for this owner. */
export const guidesFor = (conditions: Readonly<Record<string, boolean>>) =>
  guideSlugs.filter((slug) => conditions[conditionOf[slug] ?? ''] !== false);
