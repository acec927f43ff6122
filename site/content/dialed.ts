/**
 * Numbers of others, as they are printed: the first two from `njdot-help`, then `relay-711`, then `private-lots`.
 * The first two are dialed by hand and never links, as the iPhone does not dial a link that holds # (Apple URL Scheme Reference, "Phone Links").
 */
export const dialed = {
  parkwayNumber: '#GSP (#477)',
  turnpikeNumber: '#95',
  relayNumber: '711',
  consumerAffairsNumber: '1-800-242-5846',
};
