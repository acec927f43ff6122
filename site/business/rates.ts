import * as v from 'valibot';
import { waysToPay } from './company-claims.ts';
import { day } from './fields/day.ts';
import { dollars, dollarsOrFree, integer, percent } from './fields/number.ts';
import { list, object, optional, yesNo } from './fields/shape.ts';
import { text, words } from './fields/text.ts';
import { postalAddress } from './postal-address.ts';

export const vehicleKinds = ['car', 'motorcycle', 'heavy'] as const;

/** What a tow costs. Each kind of vehicle has the same fields. */
const rate = (label: string) =>
  object(
    {
      flat: dollars(10_000, { label: 'Hookup', hint: 'What a tow costs before mileage.', example: 95 }),
      perMile: dollars(100, { label: 'Each extra mile', example: 4.5 }),
      ...optional({
        includedMiles: integer(1, 100, { label: 'Miles included in the hookup', example: 5 }),
        afterHours: dollarsOrFree(10_000, {
          label: 'Added at night and on holidays',
          hint: '0 if nothing.',
          example: 35,
        }),
        winchingHalfHour: dollars(10_000, { label: 'Half an hour of winching', example: 75 }),
        waitingHalfHour: dollars(10_000, { label: 'Half an hour of waiting', example: 40 }),
        dollies: dollars(10_000, { hint: 'For wheels that won’t turn.', example: 35 }),
        dryRun: dollarsOrFree(10_000, { label: 'Dry run', hint: '0 if it’s free.', example: 50 }),
        storageDay: dollars(1_000, { label: 'A day of storage', example: 40 }),
      }),
    },
    { label, hint: 'In dollars. No page shows what you leave blank.' },
  );

const visit = (label: string) => dollars(1_000, { label, example: 75 });

const roadside = object(
  optional({
    jumpStart: visit('Jump start'),
    spareTire: visit('Spare tire'),
    fuel: visit('Fuel delivery, not counting the fuel'),
    lockout: visit('Lockout'),
    shortPull: visit('Short pull'),
  }),
  { label: 'Small jobs at the roadside', hint: 'What a visit costs, in dollars. Only the jobs you do are shown.' },
);

const junk = v.pipe(
  object(
    optional({
      pays: dollars(10_000, { label: 'What you pay', hint: 'The least for a complete car.', example: 150 }),
      pickup: dollarsOrFree(10_000, { label: 'What you charge for the pickup', hint: '0 if it’s free.', example: 0 }),
    }),
    { label: 'Junk cars' },
  ),
  v.check(
    ({ pays, pickup }) => (pays === undefined) !== (pickup === undefined),
    'Give either "pays" or "pickup", not both.',
  ),
);

/** At least one of these has to be given. */
const priced = [...vehicleKinds, 'roadside', 'junk'] as const;

/** The owner's own prices. Without them no page shows a price. */
export const companyRates = v.pipe(
  object(
    {
      validFrom: day({ label: 'First day of these prices', example: '2026-01-01' }),
      ...optional({
        car: rate('Cars, vans and pickups'),
        motorcycle: rate('Motorcycles'),
        heavy: rate('Trucks, buses and motor homes'),
        roadside,
        visitCounts: yesNo({ label: 'A roadside visit counts toward the tow', hint: 'If the fix doesn’t last.' }),
        junk,
        cardFee: percent(10, { label: 'Card fee, in percent', hint: '0 if nothing.', example: 3 }),
        billed: list(text(2, 40, { example: 'AAA' }), 1, 12, { label: 'Clubs and insurers you bill' }),
      }),
    },
    { label: 'Your prices', hint: 'Leave blank and no page shows a price.' },
  ),
  v.check(
    (rates) => priced.some((name) => Object.keys(rates[name] ?? {}).length > 0),
    `Give prices for at least one of ${priced.map((name) => `"${name}"`).join(', ')}.`,
  ),
);

export type Rate = v.InferOutput<ReturnType<typeof rate>>;

/** Where towed cars are kept, and what it takes to get one back. */
export const yard = object(
  {
    address: postalAddress,
    releaseHours: words(
      text(3, 120, { label: 'When cars can be picked up', example: 'Monday to Friday, 8 a.m. to 6 p.m.' }),
    ),
    papers: list(words(text(3, 120, { example: "driver's license" })), 1, 12, { label: 'What to bring' }),
    payment: waysToPay({ label: 'Ways to pay at the yard' }),
  },
  { label: 'Your yard', hint: 'Where you keep towed cars. Leave blank and the site mentions no yard.' },
);
