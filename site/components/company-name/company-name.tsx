import { useBusiness } from '../../site-context.ts';

/** Characters from which a word is too long for a phone's headings. */
const longWordFrom = 14;

/** Characters from which a name has no room on two lines of a phone's header. */
const longNameFrom = 30;

/** The company's name, behind other words of a heading where there are some; one with a long word is smaller there, a long one in the header. */
export function CompanyName({ after }: { after?: string }) {
  const { name } = useBusiness();
  const classes = [
    'company-name',
    ...(name.split(' ').some((word) => word.length >= longWordFrom) ? ['company-name--long-word'] : []),
    ...(name.length >= longNameFrom ? ['company-name--long'] : []),
  ];
  return (
    <>
      {after && `${after} `}
      <span className={classes.join(' ')}>{name}</span>
    </>
  );
}
