import { useBusiness } from '../../site-context.ts';

/** A name with this many characters doesn't fit on two lines of a phone's header. */
const longNameFrom = 30;

/** The company's name, after other words of a heading if there are any. */
export function CompanyName({ after }: { after?: string }) {
  const { name } = useBusiness();
  return (
    <>
      {after && `${after} `}
      <span className={name.length < longNameFrom ? 'company-name' : 'company-name company-name--long'}>{name}</span>
    </>
  );
}
