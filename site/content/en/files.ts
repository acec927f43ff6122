/** Pages for machines. */
export const files = {
  manifest: '{TradeOffer} in {township}, {region}',
  offers: '{Trade}',
};
