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
  flat: dollars(10_000, 95, 'What a tow costs before the first paid mile.'),
  perMile: dollars(100, 4.5, 'What each extra mile costs.'),
  ...optional({
    includedMiles: integer(1, 100, 5, 'Miles that the flat price covers. Left out: none.'),
    afterHours: dollarsOrFree(10_000, 35, 'Added at night and on holidays; 0 where it costs the same.'),
    winchingHalfHour: dollars(10_000, 75, 'Half an hour of winching.'),
    waitingHalfHour: dollars(10_000, 40, 'Half an hour of waiting.'),
    dollies: dollars(10_000, 35, 'Dollies, for wheels that won’t turn.'),
    dryRun: dollarsOrFree(10_000, 50, 'When a truck comes and isn’t needed; 0 where that is free.'),
    storageDay: dollars(1_000, 40, 'A day in the yard.'),
  }),
};

const rate = (vehicles: string) =>
  object(prices, `The prices for ${vehicles}, in dollars. No page shows what you leave out.`);

const visit = (job: string) => dollars(1_000, 75, `What a visit for ${job} costs, in dollars.`);

const roadside = object(
  optional({
    jumpStart: visit('a jump start'),
    spareTire: visit('putting on the spare'),
    fuel: visit('a fuel delivery, not counting the fuel'),
    lockout: visit('a lockout'),
    shortPull: visit('a short pull'),
  }),
  'The prices of small jobs at the roadside. Only those that you do are shown.',
);

const junk = v.pipe(
  object(
    optional({
      pays: dollars(10_000, 150, 'What you pay for a complete car, at least.'),
      pickup: dollarsOrFree(10_000, 0, 'What you charge for the pickup; 0 where it is free.'),
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
      validFrom: day('2026-01-01', 'The day from which these prices hold.'),
      ...optional({
        car: rate('cars, vans and pickups'),
        motorcycle: rate('motorcycles'),
        heavy: rate('trucks, buses and motor homes'),
        roadside,
        visitCounts: yesNo(true, 'Whether a roadside visit counts toward the tow where the fix doesn’t hold.'),
        junk,
        cardFee: percent(10, 3, 'What you add for a credit card, in percent; 0 where you add nothing.'),
        billed: list(text(2, 40, 'AAA', 'Its name.'), 1, 12, 'The motor clubs and insurers that you bill yourself.'),
      }),
    },
    'Your own prices and the day from which they hold. Left out, no page shows a figure.',
  ),
  v.check(
    (rates) => priced.some((name) => Object.keys(rates[name] ?? {}).length > 0),
    `Give prices for at least one of ${priced.map((name) => `"${name}"`).join(', ')}.`,
  ),
);

/**
 * A problem where the prices have held for over a year, so that nobody reads old ones.
 * @param today as `2026-11-21`
 */
export function overdueRates({ rates }: Business, today: string): Problem[] {
  if (!rates || rates.validFrom >= yearBefore(today)) return [];
  const message = 'Check your prices, and give the day from which they hold.';
  const found = `is ${rates.validFrom}, over a year ago`;
  return [releaseWarning('overdue', ['rates', 'validFrom'], found, message)];
}
