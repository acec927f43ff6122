import { useBusiness } from '../../site-context.ts';

/** Characters from which a word is too long for a phone's headings. */
const longWordFrom = 14;

/** The company's name; one with a long word is smaller in headings. */
export function CompanyName() {
  const { name } = useBusiness();
  const hasLongWord = name.split(' ').some((word) => word.length >= longWordFrom);
  return <span className={hasLongWord ? 'company-name company-name--long-word' : 'company-name'}>{name}</span>;
}
