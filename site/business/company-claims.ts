import * as v from 'valibot';
import { subset } from './fields/choice.ts';
import { integer } from './fields/number.ts';
import { object } from './fields/object.ts';
import { text } from './fields/text.ts';
import { words } from './fields/words.ts';

export const payments = [
  'cash',
  'Visa',
  'MasterCard',
  'American Express',
  'Discover',
  'debit cards',
  'insurance claims',
  'payment plans',
] as const;

export const roadsideJobs = ['jump start', 'spare tire', 'fuel', 'lockout', 'short pull'] as const;

/** What the company claims in its own name: every page says these figures and no others. */
export const companyClaims = object(
  {
    averageResponseMinutes: integer(5, 180, 30, 'How many minutes a truck takes to arrive, on average, or less.'),
    heavyDutyPounds: integer(10_000, 200_000, 75_000, 'The heaviest vehicle that the company tows, in pounds.'),
    flatbedPounds: integer(3_000, 60_000, 10_000, 'The heaviest vehicle that a flatbed carries, in pounds.'),
    longDistanceMiles: integer(50, 3_500, 500, 'The longest tow, in miles.'),
    yearsInBusiness: words(
      v.pipe(
        text(2, 40, 'over a decade', 'How long the company has been in business, in words.'),
        v.check((time) => !/^since\b/i.test(time), 'a length of time, as pages write "for" in front of it'),
      ),
    ),
    serviceAreaMeters: integer(
      1_000,
      240_000,
      25_000,
      'How far the area served reaches from the center: miles times 1609, so 25000 for about 15 miles.',
      'miles from the center times 1609, as a whole number',
    ),
    payments: subset(payments, 'The ways to pay, in the order to name them.'),
    roadsideJobs: subset(roadsideJobs, 'The small jobs that you do at the roadside, in the order to name them.'),
  },
  'What the company claims in its own name. Confirm every figure before going live.',
);
