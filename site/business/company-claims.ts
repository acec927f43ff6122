import * as v from 'valibot';
import { nearestName } from '../../build/text/text-reader.ts';
import { integer } from './fields/number.ts';
import { type FieldInfo, list, object, optional, subset } from './fields/shape.ts';
import { text, type Words, words } from './fields/text.ts';
import type { ServiceSlug } from './services.ts';

/** The ways to pay that have words of their own in each language. Any other is shown as the owner writes it. */
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

/** Ways to pay that need no Spanish name from the owner. */
const namedAlike: readonly string[] = [...payments, 'Venmo', 'Zelle', 'Cash App', 'PayPal', 'Apple Pay', 'Google Pay'];

/** A list of ways to pay: usual ones, and others in the owner's own words. */
export const waysToPay = (info: FieldInfo) =>
  list(
    words(
      v.pipe(
        text(2, 40, { example: 'cash' }),
        v.check(
          (way) => isKnownPayment(way) || nearestName(way, payments) === undefined,
          ({ input }) => `Use the usual words for it: ${nearestName(input, payments)}.`,
        ),
      ),
      namedAlike,
    ),
    1,
    16,
    info,
  );

export const roadsideJobs = ['jumpStart', 'spareTire', 'fuel', 'lockout', 'shortPull'] as const;

/** The service that a claim belongs to. Without it, nobody asks for the claim. */
export const serviceOfClaim: Readonly<Record<string, ServiceSlug>> = {
  heavyDutyPounds: 'heavy-duty-towing',
  flatbedPounds: 'flatbed-towing',
  longDistanceMiles: 'long-distance-towing',
  roadsideJobs: 'roadside-assistance',
};

/** What the company claims in its own name. Pages give these figures and no others. */
export const companyClaims = v.pipe(
  object(
    {
      payments: waysToPay({
        label: 'Ways to pay',
        hint: 'In the order to list them. You can add your own, such as Venmo.',
        sample: 'ask',
      }),
      ...optional({
        averageResponseMinutes: integer(5, 180, {
          label: 'Average minutes until a truck arrives',
          hint: 'From your records. Leave blank to say nothing about it.',
          example: 30,
          sample: 'ask',
        }),
        serviceAreaMiles: integer(1, 150, {
          label: 'How far you go, in miles',
          hint: 'From the middle of your area. Leave blank to say “about 15 miles”.',
          example: 12,
          sample: 'ask',
        }),
        // The lightest of heavy trucks (49 CFR 565.15, class 7).
        heavyDutyPounds: integer(26_000, 200_000, {
          label: 'Heaviest vehicle you tow, in pounds',
          example: 75_000,
          sample: 'ask',
        }),
        // Almost all cars weigh less, as its page says.
        flatbedPounds: integer(7_000, 60_000, {
          label: 'Heaviest vehicle on a flatbed, in pounds',
          example: 10_000,
          sample: 'ask',
        }),
        longDistanceMiles: integer(50, 3_500, { label: 'Longest tow, in miles', example: 500, sample: 'ask' }),
        since: integer(1850, 2100, { label: 'In business since (a year)', example: 1998 }),
        yearsInBusiness: words(
          v.pipe(
            text(2, 40, {
              label: 'Or in words, such as over a decade',
              hint: 'Instead of the year.',
              example: 'over a decade',
              sample: 'ask',
            }),
            v.check(
              (time) => !/^since\b/i.test(time),
              'Expected a length of time, such as over a decade: pages put “for” before it. A year goes in "since".',
            ),
          ),
        ),
        roadsideJobs: subset(
          roadsideJobs,
          { label: 'Small jobs at the roadside', hint: 'In the order to list them.', sample: 'ask' },
          { jumpStart: 'Jump start', spareTire: 'Spare tire', shortPull: 'Short pull' },
        ),
      }),
    },
    { label: 'What you promise', hint: 'Confirm every figure before you go live.' },
  ),
  v.forward(
    v.check(
      ({ since, yearsInBusiness }) => since === undefined || yearsInBusiness === undefined,
      'Give either "since" or "yearsInBusiness", not both.',
    ),
    ['since'],
  ),
);
