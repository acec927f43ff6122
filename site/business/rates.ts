import type { CamelCase } from './camel-case.ts';

/** The owner's own prices, in dollars. */
export interface Rates {
  /** The day from which they hold. */
  validFrom: string;
  car?: Rate | undefined;
  motorcycle?: Rate | undefined;
  heavy?: Rate | undefined;
  /** A visit for each small job. */
  roadside?: RoadsideRates | undefined;
  /** Whether a visit's price comes off the tow's where the fix does not hold. */
  visitCounts?: boolean | undefined;
  junk?: JunkRate | undefined;
  /** Added for a credit card, in percent; 0 where nothing is. */
  cardFee?: number | undefined;
  /** The clubs and insurers that the company bills itself. */
  billed?: string[] | undefined;
}

/** What a tow of one kind of vehicle costs. */
export interface Rate {
  flat: number;
  perMile: number;
  includedMiles?: number | undefined;
  /** Added at night and on holidays; 0 where nothing is. */
  afterHours?: number | undefined;
  winchingHalfHour?: number | undefined;
  waitingHalfHour?: number | undefined;
  dollies?: number | undefined;
  /** Where a truck comes and is not needed; 0 where that is free. */
  dryRun?: number | undefined;
  storageDay?: number | undefined;
}

export type RoadsideJob = 'jump start' | 'spare tire' | 'fuel' | 'lockout' | 'short pull';

/** By the jobs' names in camel case, as conditions have them. */
export type RoadsideRates = { [Job in CamelCase<RoadsideJob>]?: number | undefined };

/** What is paid at least for a complete junk car, or charged for its pickup; 0 where that is free. */
export interface JunkRate {
  pays?: number | undefined;
  pickup?: number | undefined;
}
