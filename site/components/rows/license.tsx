import { Fragment } from 'react';
import { wordsIn } from '../../business/fields/words.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';

/** What can be checked about the company, in one line; nothing where the owner gives none. */
export function License() {
  const { license = [] } = useBusiness();
  const { language } = useContent();
  return license.map(({ label, value, url }, index) => (
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      {wordsIn(label, language)}: <Link to={url}>{value}</Link>
    </Fragment>
  ));
}
