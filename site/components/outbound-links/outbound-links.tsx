import { useBusiness } from '../../business/business.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useWords } from '../../words/site-words.ts';

/** The other towing sites that the owner names, each in a tab of its own. */
export function OutboundLinks() {
  const { phrases } = useWords();
  return (
    <ul className="outbound-links">
      {useBusiness().otherTowingSites.map(({ name, url }) => (
        <li key={url}>
          <a className="lone-link" href={url} target="_blank" rel="noopener">
            {name}
            <Icon name="external" />
            <span className="visually-hidden">{phrases.layout.newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
