import type { Words } from './fields/words.ts';

/** What a fleet's manager asks for before the first tow; each may be left out. */
export interface FleetPapers {
  /** Of the company, as the Federal Motor Carrier Safety Administration gives it. */
  usdot?: string | undefined;
  /** Addresses, or paths of files in the folder `static`. */
  certificate?: string | undefined;
  w9?: string | undefined;
  accountsEmail?: string | undefined;
  terms?: Words | undefined;
  /** Where an invoice is paid. */
  payUrl?: string | undefined;
  /** Who answers a fleet. */
  contact?: { name: string; role: Words; phone?: string | undefined } | undefined;
}

/** The public record of a carrier (https://safer.fmcsa.dot.gov/CompanySnapshot.aspx). */
export const carrierRecord = (usdot: string) =>
  `https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot&query_param=USDOT&query_string=${usdot}`;
