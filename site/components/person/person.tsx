import type { Colleague } from '../../business/business.ts';
import { wordsIn } from '../../business/fields/words.ts';
import { useContent } from '../../site-context.ts';
import { Quotation } from '../quotation/quotation.tsx';

/** Somebody of the company: in their own words, or by name alone. */
export function Person({ name, role, words }: Colleague) {
  const { language } = useContent();
  const who = `${name}, ${wordsIn(role, language)}`;
  return words ? <Quotation words={wordsIn(words, language)}>{who}</Quotation> : <p>{who}</p>;
}
