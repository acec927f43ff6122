import type { Conditions } from '../conditions.ts';

/** Pages for machines. */
export const files = ({ roundTheClock }: Conditions) => ({
  manifest: '{tradeOffer}, en {township}, {region}',
  contactCard: [
    '{tradeOffer}.',
    ...(roundTheClock ? [] : ['{weAnswer}']),
    'Si corre peligro, llame al 911.',
    '{state: toll-road-numbers-short}',
  ].join('\n'),
  offers: '{trade}',
});
