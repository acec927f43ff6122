/** Pages for machines. */
export const files = {
  manifest: '{tradeOffer} in {township}, {region}',
  contactCard:
    '{tradeOffer}. {unless roundTheClock}{weAnswer} {end}In danger, call 911. {state: toll-road-numbers-short}',
  offers: '{trade}',
  payments: {
    cash: 'cash',
    creditCards: 'credit cards ({creditCards})',
    debitCards: 'debit cards',
    insuranceClaims: 'insurance claims',
    paymentPlans: 'payment plans for larger jobs',
  },
};
