import { type Business, businessSchema } from '../business/business.ts';
import { isKnownPayment } from '../business/company-claims.ts';
import { isRoundTheClock } from '../business/company-hours.ts';
import { credentialsOf } from '../business/credentials.ts';
import { infoOf } from '../business/fields/shape.ts';
import { type Words, wordsIn } from '../business/fields/text.ts';
import { entriesOf, type Field, partsOf } from '../business/fields-in.ts';
import { serviceAreaMiles } from '../business/geography.ts';
import { quoteService } from '../client-settings.ts';
import { hoursInWords } from './hours.ts';
import { fillIn, formatDollars, formatNumber, formatPhone, formatUnit, listOf, type Unit } from './intl.ts';
import type { Locale } from './locales.ts';
import { paymentsInWords } from './payments.ts';
import { priceFacts } from './price-facts.ts';

/** The schema of a text field, or of the items of a list. */
const textIn = (field: Field): Field => partsOf(field).find(({ item }) => item)?.item ?? field;

/** The fields that are plain texts or lists of them. Texts call these facts by the names of the fields. */
export const plainTexts = Object.entries(entriesOf(businessSchema))
  .filter(([name, field]) => /^\w+$/.test(name) && 'minLength' in infoOf(textIn(field)))
  .map(([name]) => name);

/** Those facts in words; empty if not given. */
function plainFacts(business: Business, { language }: Locale): Readonly<Record<string, string>> {
  const listed = (value: Words | readonly Words[] = []) =>
    listOf(
      language,
      [value].flat().map((words) => wordsIn(words, language)),
    );
  return Object.fromEntries(plainTexts.map((name) => [name, listed(Object(business)[name])]));
}

/** The owner's facts as they read within a sentence, by their names in texts; empty if not given. */
export function factsOf(business: Business, locale: Locale) {
  const { language, messages } = locale;
  const { phrases } = messages;
  const { name, township, placeKind, address, towns, phone, textPhone, claims } = business;
  const list = (names: readonly string[]) => listOf(language, names);
  const inFigures = (number?: number) => (number === undefined ? '' : formatNumber(language, number));
  const inDollars = (amount?: number) => (amount === undefined ? '' : formatDollars(language, amount));
  const phrase = (words: string, values: Readonly<Record<string, string>>) =>
    Object.values(values).includes('') ? '' : fillIn(words, values);
  const inWords = (number: number | undefined, unit: Unit, display?: 'short') =>
    number === undefined ? '' : formatUnit(language, number, unit, display);
  const years = claims.yearsInBusiness ? wordsIn(claims.yearsInBusiness, language) : '';
  const since = claims.since ? `${claims.since}` : '';
  const hours = hoursInWords(business.hours, locale);
  const officeHours = business.office ? hoursInWords(business.office, locale) : '';
  const { [placeKind]: kind = '' }: Readonly<Record<string, string>> = phrases.places;
  const place = `${township} ${kind}`.trim();
  const reach = Math.floor(serviceAreaMiles(business));
  const miles = inWords(reach, 'mile');
  return {
    ...plainFacts(business, locale),
    name,
    township,
    region: address.region,
    trucksList: list((business.trucks ?? []).map((truck) => truck.name)),
    yardStreet: business.yard ? `${business.yard.address.street}, ${business.yard.address.locality}` : '',
    // The last four digits of a longer code stand for only a few houses.
    postalCode: address.postalCode.slice(0, 5),
    place,
    onHookLimit: inDollars(business.insurance?.onHook),
    cargoLimit: inDollars(business.insurance?.cargo),
    headline: business.headline ? wordsIn(business.headline, language) : fillIn(phrases.headline, { place }),
    townsList: list(towns.map((town) => town.name)),
    phone: formatPhone(phone),
    textPhone: textPhone ? formatPhone(textPhone) : '',
    averageResponse: phrase(phrases.averageResponse, { number: inFigures(claims.averageResponseMinutes) }),
    heavyDutyPounds: inWords(claims.heavyDutyPounds, 'pound'),
    flatbedPounds: inWords(claims.flatbedPounds, 'pound'),
    longDistanceMiles: inWords(claims.longDistanceMiles, 'mile'),
    responseFigure: phrase(phrases.responseFigure, {
      minutes: inWords(claims.averageResponseMinutes, 'minute', 'short'),
    }),
    experience: phrase(phrases.experience.since, { number: since }) || phrase(phrases.experience.years, { years }),
    serviceMiles: claims.serviceAreaMiles ? miles : fillIn(phrases.about, { miles }),
    serviceReach: inFigures(reach),
    hours,
    officeHours,
    afterHours: isRoundTheClock(business.hours) ? '' : phrases.hours.after,
    roundTheClock: isRoundTheClock(business.hours) ? '24/7' : '',
    weAnswer: sentence(fillIn(phrases.hours.answered, { hours })),
    officeIsOpen: sentence(phrase(phrases.hours.office, { hours: officeHours })),
    copyrightYear: `${business.copyrightYear}`,
    since,
    certifier: business.operators?.[0]?.name ?? '',
    legalName: business.legalName ?? name,
    credentials: list(credentialsOf(business).map((name) => phrases.credentials[name])),
    email: business.email ?? '',
    quoteService,
    relayNumber: business.relayCalls ? '711' : '',
    waysToPay: list(paymentsInWords(claims.payments, phrases.payments.all, language)),
    otherWaysToPay: list(paymentsInWords(claims.payments.filter(isKnownPayment), phrases.payments.later, language)),
    roadsideJobs: list((claims.roadsideJobs ?? []).map((job) => phrases.jobs[job])),
    ...priceFacts(business, locale),
  };
}

export type Facts = ReturnType<typeof factsOf>;

/** A sentence with one period at its end, even after hours such as `2 a.m.` */
const sentence = (words: string) => words.replace(/\.\.$/, '.');
