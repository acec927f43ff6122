import type { Business } from '../business/business.ts';
import { wordsIn } from '../business/fields/words.ts';
import { metersPerMile } from '../business/geography.ts';
import { formatPhone } from '../business/phone.ts';
import { servicesOf } from '../business/service-slugs.ts';
import { plural } from './intl.ts';
import type { Locale } from './locales.ts';

const cards: readonly string[] = ['Visa', 'MasterCard', 'American Express', 'Discover'];

/** The credit cards that the owner takes, in the owner's order. */
export const creditCards = ({ claims }: Business) => claims.payments.filter((way) => cards.includes(way));

/** `car towing, flatbed towing and junk car removal`. */
export const listOf = (names: readonly string[], { between, last }: { between: string; last: string }) =>
  [names.slice(0, -1).join(between), ...names.slice(-1)].filter(Boolean).join(last);

/** The owner's facts as they read within a sentence, by the names that texts call them by. */
export function factsOf(business: Business, { language, messages: { claims: forms } }: Locale) {
  const { name, township, placeKind, address, towns, phone, textPhone, claims } = business;
  const inFigures = (number: number) => number.toLocaleString(language);
  const pounds = (number: number) => forms.pounds.replace('{number}', inFigures(number));
  const miles = (number: number) => plural(language, number, forms.miles).replace('{number}', inFigures(number));
  const figure = (unit: keyof typeof forms.figures, number: number) =>
    forms.figures[unit].replace('{number}', inFigures(number));
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
    experience: wordsIn(claims.yearsInBusiness, language),
    // To the nearest five: words beside it say "about".
    serviceMiles: miles(Math.max(5, Math.round(claims.serviceAreaMeters / metersPerMile / 5) * 5)),
    creditCards: creditCards(business).join(', '),
    yearlyBreakdowns: forms.yearlyBreakdowns,
    recyclableShare: forms.recyclableShare,
    relayNumber: '711',
    servicesCount: forms.counts[services.length] ?? inFigures(services.length),
  };
}
