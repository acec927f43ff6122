import { useBusiness } from '../../site-context.ts';

/** Characters from which a word is too long for a phone's headings. */
const longWordFrom = 14;

/** The company's name, behind other words of a heading where there are some; a name with a long word is smaller there. */
export function CompanyName({ after }: { after?: string }) {
  const { name } = useBusiness();
  const hasLongWord = name.split(' ').some((word) => word.length >= longWordFrom);
  return (
    <>
      {after && `${after} `}
      <span className={hasLongWord ? 'company-name company-name--long-word' : 'company-name'}>{name}</span>
    </>
  );
}
