import { Fragment } from 'react';
import { wordsIn } from '../../business/fields/words.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** What can be checked about the company, in one line; nothing where the owner gives none. */
export function License() {
  const { license = [] } = useBusiness();
  const { language } = useContent();
  return license.map(({ label, value, url }, index) => (
    <Fragment key={index}>
      {index > 0 && '\u00a0· '}
      {wordsIn(label, language)}: {url ? <ExternalLink to={url}>{value}</ExternalLink> : value}
    </Fragment>
  ));
}
