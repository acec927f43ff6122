import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

/** Names of organizations; those with an address link to it, in a new tab. */
export function OutboundLinks({ links }: { links: readonly { name: string; url?: string | undefined }[] }) {
  const { messages } = useContent();
  return (
    <ul className="outbound-links">
      {links.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a className="lone-link" href={url} target="_blank" rel="noopener">
              {name}
              <Icon name="external" />
              <span className="visually-hidden">{messages.layout.newTab}</span>
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
