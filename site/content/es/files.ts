/** Pages for machines. */
export const files = {
  manifest: '{tradeOffer}, en {township}, {region}',
  offers: '{trade}',
};
