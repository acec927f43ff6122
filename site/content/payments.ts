import type { Business } from '../business/business.ts';
import { isKnownPayment } from '../business/company-claims.ts';
import { wordsIn } from '../business/fields/text.ts';
import { fillIn } from './intl.ts';

const cardNames: readonly unknown[] = ['Visa', 'MasterCard', 'American Express', 'Discover'];

type Ways = Business['claims']['payments'];
type PaymentForms = Readonly<Record<string, string>>;

/**
 * Ways to pay in the words of a language: usual ones that have a form, then others in the owner's own words.
 * @param forms by the names of the ways
 */
export function paymentsInWords(ways: Ways, forms: PaymentForms, language: string): string[] {
  const cards = ways.filter((way) => cardNames.includes(way)).join(', ');
  const taken = [...ways, ...(cards ? ['credit cards'] : [])];
  const usual = Object.entries(forms).filter(([name]) => taken.includes(name));
  const others = ways.filter((way) => !isKnownPayment(way));
  return [...usual.map(([, form]) => fillIn(form, { cards })), ...others.map((way) => wordsIn(way, language))];
}

/** All ways to pay, with commas between them. */
export const paymentList = (ways: Ways, language: string, { all, later }: { all: PaymentForms; later: PaymentForms }) =>
  paymentsInWords(ways, { ...all, ...later }, language).join(', ');
