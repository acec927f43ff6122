import type { Business } from '../business/business.ts';
import { isKnownPayment } from '../business/company-claims.ts';
import { wordsIn } from '../business/fields/words.ts';
import { metersPerMile } from '../business/geography.ts';
import { formatPhone } from '../business/phone.ts';
import { servicesOf } from '../business/service-slugs.ts';
import { hoursInWords } from './hours.ts';
import { formatNumber, plural } from './intl.ts';
import type { Locale } from './locales.ts';

const cards: readonly string[] = ['Visa', 'MasterCard', 'American Express', 'Discover'];

/** The credit cards that the owner takes, in the owner's order. */
export const creditCards = ({ claims }: Business) => claims.payments.filter((way) => cards.includes(way));

/** The ways to pay that are named in the owner's own words. */
export const otherPayments = ({ claims }: Business) => claims.payments.filter((way) => !isKnownPayment(way));

/** What a driver can pay with on the spot: cash, what the owner names, debit cards, credit cards. */
function waysToPay(
  business: Business,
  forms: Readonly<Record<'cash' | 'debitCards' | 'creditCards', string>>,
  list: { between: string; last: string },
): string {
  const { payments } = business.claims;
  const cards = creditCards(business);
  const ways = [
    ...(payments.includes('cash') ? [forms.cash] : []),
    ...otherPayments(business),
    ...(payments.includes('debit cards') ? [forms.debitCards] : []),
    ...(cards.length > 0 ? [fill(forms.creditCards, { creditCards: cards.join(', ') })] : []),
  ];
  return listOf(ways, list);
}

/** Puts words into the braces of a form: `{number} miles`. */
export const fill = (form: string, words: Readonly<Record<string, string>>) =>
  form.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);

/** With its first letter as at the beginning of a sentence. */
export const capitalized = (text: string, language: string) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** `car towing, flatbed towing and junk car removal`. */
export const listOf = (names: readonly string[], { between, last }: { between: string; last: string }) =>
  [names.slice(0, -1).join(between), ...names.slice(-1)].filter(Boolean).join(last);

/** The same with spaces and hyphens at which no line ends. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** The owner's facts as they read within a sentence, by the names that texts call them by. */
export function factsOf(business: Business, { language, messages: { claims: forms } }: Locale) {
  const { name, township, placeKind, address, towns, phone, textPhone, claims } = business;
  const inFigures = (number: number) => formatNumber(language, number);
  // A claim that is not made has no words.
  const inWords = (form: string, number?: number) =>
    number === undefined ? '' : fill(form, { number: inFigures(number) });
  const pounds = (number?: number) => inWords(forms.pounds, number);
  const miles = (number?: number) => inWords(plural(language, number ?? 0, forms.miles), number);
  const figure = (unit: keyof typeof forms.figures, number?: number) => inWords(forms.figures[unit], number);
  const years = claims.yearsInBusiness && wordsIn(claims.yearsInBusiness, language);
  const { since } = claims;
  const hours = hoursInWords(business.hours, forms);
  const officeHours = hoursInWords(business.office, forms);
  const services = servicesOf(business);
  const place = forms.places[placeKind].replace('{township}', () => township);
  return {
    name,
    township,
    region: address.region,
    // The four digits that may follow name a few houses.
    postalCode: address.postalCode.slice(0, 5),
    place,
    headline: business.headline ? wordsIn(business.headline, language) : forms.headline.replace('{place}', () => place),
    townsList: listOf(
      towns.map((town) => town.name),
      forms.list,
    ),
    // A road's name does not break: I-195.
    roadsList: listOf((business.roads ?? []).map(unbroken), forms.list),
    phone: formatPhone(phone),
    textPhone: textPhone ? formatPhone(textPhone) : '',
    averageResponse: forms.averageResponse.replace('{number}', inFigures(claims.averageResponseMinutes)),
    heavyDutyPounds: pounds(claims.heavyDutyPounds),
    flatbedPounds: pounds(claims.flatbedPounds),
    longDistanceMiles: miles(claims.longDistanceMiles),
    responseFigure: figure('minutes', claims.averageResponseMinutes),
    heavyDutyFigure: figure('pounds', claims.heavyDutyPounds),
    flatbedFigure: figure('pounds', claims.flatbedPounds),
    longDistanceFigure: figure('miles', claims.longDistanceMiles),
    experience: since
      ? fill(forms.experience.since, { number: `${since}` })
      : years
        ? fill(forms.experience.years, { years })
        : '',
    serviceMiles: miles(roundMiles(claims.serviceAreaMeters / metersPerMile)),
    hours,
    officeHours,
    weAnswer: sentence(forms.hours.answered, hours),
    officeIsOpen: sentence(forms.hours.office, officeHours),
    copyrightYear: `${business.copyrightYear}`,
    email: business.email ?? '',
    creditCards: creditCards(business).join(', '),
    yearlyBreakdowns: forms.yearlyBreakdowns,
    recyclableShare: forms.recyclableShare,
    relayNumber: '711',
    servicesCount: fill(plural(language, services.length, forms.services), {
      number: forms.counts[services.length] ?? inFigures(services.length),
    }),
    waysToPay: waysToPay(business, forms.payments.all, forms.list),
    oneWayToPay: waysToPay(business, forms.payments.one, forms.choice),
    otherPayments: listOf(otherPayments(business), forms.list),
  };
}

/** A sentence that ends with hours, which may end with a period of their own: `2 a.m.` */
const sentence = (form: string, hours: string) => fill(form, { hours }).replace(/\.\.$/, '.');

/** To the nearest five, or from a mile on to the nearest one where there are few: words beside it say "about". */
const roundMiles = (miles: number) => (miles < 7.5 ? Math.max(1, Math.round(miles)) : Math.round(miles / 5) * 5);
