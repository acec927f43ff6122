/** The posts that the site comes with, by their slugs. */
export const samplePosts = ['understanding-towing-services', 'what-to-do-car-breaks-down-highway'] as const;

/** What an owner may leave out that no other fact decides. */
export const leavable = ['fleets', 'blog', ...samplePosts, 'motorcycles'] as const;

export type LeftOut = (typeof leavable)[number];

export const isLeftOut = ({ leaveOut = [] }: { leaveOut?: readonly LeftOut[] | undefined }, what: LeftOut) =>
  leaveOut.includes(what);
