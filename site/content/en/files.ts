/** Pages for machines. */
export const files = {
  manifest: '{tradeOffer} in {township}, {region}',
  offers: '{trade}',
};
