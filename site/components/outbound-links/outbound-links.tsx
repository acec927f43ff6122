import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

/** Names elsewhere on the web, each with its address in a tab of its own; one without an address is just named. */
export function OutboundLinks({ links }: { links: readonly { name: string; url?: string | undefined }[] }) {
  const { phrases } = useContent();
  return (
    <ul className="outbound-links">
      {links.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a className="lone-link" href={url} target="_blank" rel="noopener">
              {name}
              <Icon name="external" />
              <span className="visually-hidden">{phrases.layout.newTab}</span>
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
