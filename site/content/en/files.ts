import type { Conditions } from '../conditions.ts';

/** Pages for machines. */
export const files = ({ roundTheClock }: Conditions) => ({
  manifest: '{tradeOffer} in {township}, {region}',
  contactCard: [
    '{tradeOffer}.',
    ...(roundTheClock ? [] : ['{weAnswer}']),
    'In danger, call 911.',
    '{state: toll-road-numbers-short}',
  ].join('\n'),
  offers: '{trade}',
});
