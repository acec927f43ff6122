import { wordsIn } from '../../business/fields/words.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** What can be checked about the company, a line each; nothing where the owner gives none. */
export function License() {
  const { license = [] } = useBusiness();
  const { language } = useContent();
  return (
    license.length > 0 && (
      <ul className="license">
        {license.map(({ label, value, url }, index) => (
          <li key={index}>
            {wordsIn(label, language)}: {url ? <ExternalLink to={url}>{value}</ExternalLink> : value}
          </li>
        ))}
      </ul>
    )
  );
}
