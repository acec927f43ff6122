/** Pages for machines. */
export const files = {
  manifest: '{TradeOffer}, en {township}, {region}',
  offers: '{Trade}',
};
