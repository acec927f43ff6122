import type { Business } from '../business/business.ts';
import { isRoundTheClock } from '../business/company-hours.ts';
import { fillIn, listOf } from './intl.ts';
import type { Locale } from './locales.ts';

export const serviceFactNames = ['servicesList', 'offer', 'trade', 'tradeOffer', 'trucks'] as const;

export type ServiceFacts = Record<(typeof serviceFactNames)[number], string>;

/** How many services home's first words name at most, if the usual ones don't say what the company does. */
const mostNamed = 3;

/**
 * The offered services as they read within a sentence, by the names of the facts in texts.
 * @param services in the specification's order
 */
export function serviceFacts(
  services: readonly { slug: string; name: string }[],
  { language, messages: { phrases } }: Locale,
  { hours }: Pick<Business, 'hours'>,
): ServiceFacts {
  const names = services.map(({ name }) => name.toLocaleLowerCase(language));
  const offered = <Words>(words: Readonly<Record<string, Words>>) => services.flatMap(({ slug }) => words[slug] ?? []);
  const usual = offered(phrases.offer.services);
  const isUsual = usual.length > 1 || usual.length === services.length;
  const named = listOf(language, isUsual ? usual : names.slice(0, mostNamed));
  const { towing, ...others } = phrases.trade;
  const trade = listOf(language, [towing, ...offered(others)]);
  const trucks = offered(phrases.trucks);
  const always = (words: string) =>
    isRoundTheClock(hours) ? fillIn(phrases.offer.roundTheClock, { services: words }) : words;
  return {
    servicesList: listOf(language, names),
    offer: always(named),
    trade,
    tradeOffer: always(trade),
    trucks: listOf(language, trucks.length > 0 ? trucks : [phrases.trucks.other], 'disjunction'),
  };
}
