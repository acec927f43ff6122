import type { Crew, NamedPhoto } from './crew.ts';
import type { Focus } from './fields/focus.ts';
import type { Words } from './fields/words.ts';
import type { FleetPapers } from './fleet.ts';
import type { LeftOut } from './leave-out.ts';
import type { Rates, RoadsideJob } from './rates.ts';
import type { ServiceSlug } from './service-slugs.ts';
import type { StateCode } from './states.ts';

/** The owner's facts, checked: everything that differs from one towing company to the next. */
export interface Business extends Crew {
  name: string;
  /** Of the company behind the name. */
  legalName?: string | undefined;
  township: string;
  placeKind: 'township' | 'borough' | 'city' | 'town' | 'village' | 'none';
  /** Where the site lives, with a slash at its end. */
  url: string;
  /** As E.164: `+17325550142`; so are all numbers. */
  phone: string;
  /** Shown beside the first, such as a local one beside a toll-free one. */
  secondPhone?: string | undefined;
  textPhone?: string | undefined;
  email?: string | undefined;
  address: CompanyAddress;
  /** The middle of the service area, which is never given out as where the company is. */
  coordinates: Point;
  towns: Town[];
  roads?: string[] | undefined;
  /** Whether the company may tow on the state's toll roads. */
  tollRoads: boolean;
  mapQuery?: string | undefined;
  services: ServiceSlug[];
  claims: Claims;
  relayCalls: boolean;
  headline?: Words | undefined;
  copyrightYear: number;
  languages: ['en'] | ['en', Spanish];
  /** As `#rrggbb`, in small letters. */
  brandColor: string;
  /** When the trucks run; left out, round the clock. */
  hours?: Hours | undefined;
  /** When the office is open, where that is not when the trucks run. */
  office?: Hours | undefined;
  notice?: { text: Words; until: string } | undefined;
  /** By the slug of the page that they are on. */
  photos: Record<string, OwnPhoto | undefined>;
  rates?: Rates | undefined;
  fleet?: FleetPapers | undefined;
  yard?: Yard | undefined;
  license?: { label: Words; value: string; url?: string | undefined }[] | undefined;
  people?: Colleague[] | undefined;
  reviews?: Review[] | undefined;
  /** Where all reviews are, and where to write one. */
  reviewsUrl?: string | undefined;
  reviewUrl?: string | undefined;
  profiles?: string[] | undefined;
  recognition?: { name: string; url?: string | undefined }[] | undefined;
  otherTowingSites: { name: string; url: string }[];
  quoteFormId?: string | undefined;
  /** Paths of an old site, each with that of a page. */
  redirects?: Record<string, string> | undefined;
  leaveOut?: LeftOut[] | undefined;
  /** The fields that are true though they are as in the sample. */
  confirmed?: string[] | undefined;
  /** The sources that the owner read again, by their names in the register, each with the day. */
  sourcesRead?: Record<string, string> | undefined;
}

/** In decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

interface Town extends Point {
  name: string;
  /** Left out, the company's. */
  region?: StateCode | undefined;
}

interface PostalAddress {
  street: string;
  locality: string;
  region: StateCode;
  postalCode: string;
}

/** Where the company is; without a street where customers don't come to it. */
export interface CompanyAddress extends Omit<PostalAddress, 'street'> {
  street?: string | undefined;
  /** Of the place itself, and only beside its street. */
  coordinates?: Point | undefined;
}

/** What the company claims in its own name. */
interface Claims {
  /** Left out, nobody says how fast trucks come. */
  averageResponseMinutes?: number | undefined;
  /** From the middle of the service area; left out, 25,000 m, which are about 15 miles. */
  serviceAreaMiles?: number | undefined;
  payments: Words[];
  heavyDutyPounds?: number | undefined;
  flatbedPounds?: number | undefined;
  longDistanceMiles?: number | undefined;
  /** The year in which it began, or how long ago that was, in words. */
  since?: number | undefined;
  yearsInBusiness?: Words | undefined;
  roadsideJobs?: RoadsideJob[] | undefined;
}

interface Spanish {
  code: 'es';
  readBy?: string | undefined;
  answered?: boolean | undefined;
}

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** Two times of the 24-hour clock; past midnight where the end is the earlier one. */
export type FromTo = [from: string, to: string];

/** A day that is left out is closed. */
export interface Hours extends Partial<Record<Weekday, FromTo | undefined>> {
  holidays?: FromTo | 'closed' | undefined;
}

interface OwnPhoto {
  /** What it shows. */
  text: Words;
  /** The side that is kept where it is cut; left out, the middle. */
  focus?: Focus | undefined;
}

interface Yard {
  address: PostalAddress;
  releaseHours: Words;
  papers: Words[];
  payment: Words[];
}

/** Somebody of the company, and a sentence of theirs. */
export interface Colleague {
  name: string;
  role: Words;
  words?: Words | undefined;
  photo?: NamedPhoto | undefined;
}

export interface Review {
  text: string;
  name: string;
  /** A month, as `2026-03`. */
  date: string;
  url: string;
  language: 'en' | 'es';
  agreed: true;
}
