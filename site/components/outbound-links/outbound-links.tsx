import { useBusiness } from '../../business.ts';
import { Icon } from '../../scenes/icons.tsx';

/** Other towing sites, each in a tab of its own; nothing where the owner names none. */
export function OutboundLinks() {
  const { otherTowingSites } = useBusiness();
  if (otherTowingSites.length === 0) return null;
  return (
    <section className="outbound-links">
      <h2>More about towing</h2>
      <ul>
        {otherTowingSites.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <Icon name="external" />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
