import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { releaseWarning } from './field-problem.ts';
import { yesNo } from './fields/choice.ts';
import { day, yearBefore } from './fields/day.ts';
import { list } from './fields/list.ts';
import { dollars, dollarsOrFree, integer, percent } from './fields/number.ts';
import { object, optional } from './fields/object.ts';
import { text } from './fields/text.ts';

export const vehicleKinds = ['car', 'motorcycle', 'heavy'] as const;

/** What a tow costs, the same fields for each kind of vehicle. */
export const prices = {
  flat: dollars(10_000, 95, 'What a tow costs before mileage.'),
  perMile: dollars(100, 4.5, 'What each extra mile costs.'),
  ...optional({
    includedMiles: integer(1, 100, 5, 'Miles included in the hookup price. Leave blank for none.'),
    afterHours: dollarsOrFree(10_000, 35, 'What you add at night and on holidays; 0 if nothing.'),
    winchingHalfHour: dollars(10_000, 75, 'Half an hour of winching.'),
    waitingHalfHour: dollars(10_000, 40, 'Half an hour of waiting.'),
    dollies: dollars(10_000, 35, 'Dollies, for wheels that won’t turn.'),
    dryRun: dollarsOrFree(10_000, 50, 'What you charge for a dry run; 0 if it’s free.'),
    storageDay: dollars(1_000, 40, 'A day in the yard.'),
  }),
};

const rate = (vehicles: string) =>
  object(prices, `The prices for ${vehicles}, in dollars. No page shows what you leave blank.`);

const visit = (job: string) => dollars(1_000, 75, `What a visit for ${job} costs, in dollars.`);

const roadside = object(
  optional({
    jumpStart: visit('a jump start'),
    spareTire: visit('putting on the spare'),
    fuel: visit('a fuel delivery, not counting the fuel'),
    lockout: visit('a lockout'),
    shortPull: visit('a short pull'),
  }),
  'Your prices for small roadside jobs. Only the ones you do are shown.',
);

const junk = v.pipe(
  object(
    optional({
      pays: dollars(10_000, 150, 'The least you pay for a complete car.'),
      pickup: dollarsOrFree(10_000, 0, 'What you charge for the pickup; 0 if it’s free.'),
    }),
    'What you pay for a junk car, or charge to take it away.',
  ),
  v.check(
    ({ pays, pickup }) => (pays === undefined) !== (pickup === undefined),
    'Give either "pays" or "pickup", not both.',
  ),
);

/** Fields of which each is a price of its own. */
const priced = [...vehicleKinds, 'roadside', 'junk'] as const;

/** The owner's own prices; a page shows figures only where these are given. */
export const companyRates = v.pipe(
  object(
    {
      validFrom: day('2026-01-01', 'The day these prices start.'),
      ...optional({
        car: rate('cars, vans and pickups'),
        motorcycle: rate('motorcycles'),
        heavy: rate('trucks, buses and motor homes'),
        roadside,
        visitCounts: yesNo(true, 'Whether a roadside visit counts toward the tow if the fix doesn’t last.'),
        junk,
        cardFee: percent(10, 3, 'What you add for a credit card, in percent; 0 if nothing.'),
        billed: list(text(2, 40, 'AAA', 'Its name.'), 1, 12, 'The motor clubs and insurers you bill directly.'),
      }),
    },
    'Your own prices and the day they start. Leave blank and no page shows a price.',
  ),
  v.check(
    (rates) => priced.some((name) => Object.keys(rates[name] ?? {}).length > 0),
    `Give prices for at least one of ${priced.map((name) => `"${name}"`).join(', ')}.`,
  ),
);

/**
 * A problem if the prices are over a year old.
 * @param today as `2026-11-21`
 */
export function overdueRates({ rates }: Business, today: string): Problem[] {
  if (!rates || rates.validFrom >= yearBefore(today)) return [];
  const message = 'Check your prices, and give the day they start.';
  const found = `is ${rates.validFrom}, over a year ago`;
  return [releaseWarning('overdue', ['rates', 'validFrom'], found, message)];
}
