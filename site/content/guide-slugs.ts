/** The guides, which answer what a driver asks, by their slugs, in the order of the footer. */
export const guideSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;

/** The conditions without which a guide is left out. */
const conditionOf: Readonly<Record<string, string>> = { fleets: 'fleets' };

/** The guides that hold for this owner. */
export const guidesFor = (conditions: Readonly<Record<string, boolean>>) =>
  guideSlugs.filter((slug) => conditions[conditionOf[slug] ?? ''] !== false);
