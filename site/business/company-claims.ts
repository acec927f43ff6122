import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import { nearestName } from '../../build/text/text-reader.ts';
import type { Business } from './business.ts';
import { expectationAt } from './check-fields.ts';
import { fieldProblem } from './field-problem.ts';
import { subset } from './fields/choice.ts';
import { list } from './fields/list.ts';
import { integer, year } from './fields/number.ts';
import { object, optional } from './fields/object.ts';
import { text } from './fields/text.ts';
import { type Words, words } from './fields/words.ts';
import type { RoadsideJob } from './rates.ts';
import { type ServiceSlug, servicesOf } from './service-slugs.ts';

/** The ways to pay that texts have words of their own for; others are named as the owner writes them. */
const payments = [
  'cash',
  'Visa',
  'MasterCard',
  'American Express',
  'Discover',
  'debit cards',
  'insurance claims',
  'payment plans',
] as const;

export const isKnownPayment = (way: Words) => payments.some((known) => known === way);

/** Named alike in every language of the site, or in its own words. */
const namedAlike: readonly string[] = [
  ...payments,
  ...['Venmo', 'Zelle', 'Cash App', 'PayPal', 'Apple Pay', 'Google Pay'],
];
export const isNamedAlike = (way: string) => namedAlike.includes(way);

/** A list of ways to pay, in the owner's own words where they are none of the usual ones. */
export const waysToPay = (description: string) =>
  list(
    words(
      v.pipe(
        text(2, 40, 'Venmo', description),
        v.check(
          (way) => isKnownPayment(way) || nearestName(way, payments) === undefined,
          ({ input }) => `Use the usual words for it: ${nearestName(input, payments)}.`,
        ),
      ),
      namedAlike,
    ),
    1,
    16,
    description,
  );

export const roadsideJobs = [
  'jump start',
  'spare tire',
  'fuel',
  'lockout',
  'short pull',
] as const satisfies readonly RoadsideJob[];

/** The service that a claim is asked for with. */
export const serviceOfClaim: Readonly<Record<string, ServiceSlug>> = {
  heavyDutyPounds: 'heavy-duty-towing',
  flatbedPounds: 'flatbed-towing',
  longDistanceMiles: 'long-distance-towing',
  roadsideJobs: 'roadside-assistance',
};

/** What the company claims in its own name: every page says these figures and no others. */
export const companyClaims = v.pipe(
  object(
    {
      payments: waysToPay('The ways to pay, in the order to list them. You can add your own, such as Venmo.'),
      ...optional({
        averageResponseMinutes: integer(
          5,
          180,
          30,
          'Average minutes from call to arrival, from your records. Leave blank to say nothing about it.',
        ),
        serviceAreaMiles: integer(
          1,
          150,
          12,
          'How far you go from the middle of your area. Leave blank to say “about 15 miles”.',
        ),
        heavyDutyPounds: integer(10_000, 200_000, 75_000, 'The heaviest vehicle you tow, in pounds.'),
        flatbedPounds: integer(3_000, 60_000, 10_000, 'The heaviest vehicle your flatbed carries, in pounds.'),
        longDistanceMiles: integer(50, 3_500, 500, 'Your longest tow, in miles.'),
        since: year(1850, 2100, 1998, 'The year the company started.'),
        yearsInBusiness: words(
          v.pipe(
            text(2, 40, 'over a decade', 'Instead of "since": how long you’ve been in business, in words.'),
            v.check(
              (time) => !/^since\b/i.test(time),
              'Expected a length of time, such as over a decade: pages put “for” before it. A year goes in "since".',
            ),
          ),
        ),
        roadsideJobs: subset(roadsideJobs, 'The small jobs you do at the roadside, in the order to list them.'),
      }),
    },
    'What the site promises in your name. Confirm every figure before you go live.',
  ),
  v.forward(
    v.check(
      ({ since, yearsInBusiness }) => since === undefined || yearsInBusiness === undefined,
      'Give either "since" or "yearsInBusiness", not both.',
    ),
    ['since'],
  ),
);

/** The claims that are missing though their services are offered. */
export const claimProblems = (business: Business): Problem[] =>
  Object.entries(serviceOfClaim)
    .filter(([name, service]) => Object(business.claims)[name] === undefined && servicesOf(business).includes(service))
    .map(([name, service]) => {
      const { message, inFile } = expectationAt(companyClaims, [name]);
      const remedy = `You offer "${service}"; if you don’t, leave it out of "services".`;
      return fieldProblem(['claims', name], 'is missing', `${message} ${remedy}`, inFile);
    });
