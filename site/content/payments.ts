import type { Business } from '../business/business.ts';
import { isKnownPayment } from '../business/company-claims.ts';
import { wordsIn } from '../business/fields/text.ts';
import { fillIn } from './intl.ts';

const cards: readonly string[] = ['Visa', 'MasterCard', 'American Express', 'Discover'];

type Ways = Business['claims']['payments'];
type PaymentForms = Readonly<Record<string, string>>;

/** The credit cards among the ways to pay, in the owner's order. */
const creditCards = (ways: Ways) => ways.filter((way) => cards.some((card) => card === way)).join(', ');

/** The ways to pay that are named in the owner's own words. */
const otherPayments = (ways: Ways, language: string) =>
  ways.filter((way) => !isKnownPayment(way)).map((way) => wordsIn(way, language));

/**
 * Ways to pay as a language names them: the usual ones that there are forms for, then those in the owner's own words.
 * @param forms by the names of the ways
 */
export function paymentsInWords(ways: Ways, forms: PaymentForms, language: string): string[] {
  const cards = creditCards(ways);
  const taken = [...ways, ...(cards ? ['credit cards'] : [])];
  const usual = Object.entries(forms).filter(([name]) => taken.includes(name));
  return [...usual.map(([, form]) => fillIn(form, { cards })), ...otherPayments(ways, language)];
}

/** All ways to pay, as a list that is alone. */
export const paymentList = (ways: Ways, language: string, { all, later }: { all: PaymentForms; later: PaymentForms }) =>
  paymentsInWords(ways, { ...all, ...later }, language).join(', ');
