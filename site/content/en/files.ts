/** Pages for machines. */
export const files = {
  manifest: '24/7 towing and roadside assistance in {township}, {region}',
  contactCard: '24/7 towing and roadside assistance. In danger, call 911. {state: toll-road-numbers-short}',
  offers: 'Towing and roadside assistance',
  payments: {
    cash: 'cash',
    creditCards: 'credit cards ({creditCards})',
    debitCards: 'debit cards',
    insuranceClaims: 'insurance claims',
    paymentPlans: 'payment plans for larger jobs',
  },
};
