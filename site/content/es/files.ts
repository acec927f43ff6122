/** Pages for machines. */
export const files = {
  manifest: '{tradeOffer}, en {township}, {region}',
  contactCard:
    '{tradeOffer}. {unless roundTheClock}{weAnswer} {end}Si corre peligro, llame al 911. {state: toll-road-numbers-short}',
  offers: '{trade}',
};
