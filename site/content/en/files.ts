/** Pages for machines. */
export const files = {
  manifest: '{tradeOffer} in {township}, {region}',
  contactCard:
    '{tradeOffer}. {unless roundTheClock}{weAnswer} {end}In danger, call 911. {state: toll-road-numbers-short}',
  offers: '{trade}',
};
