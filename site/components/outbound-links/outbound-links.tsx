import { ExternalLink } from '../external-link/external-link.tsx';

/** Names of organizations; those with an address link to it. */
export const OutboundLinks = ({ links }: { links: readonly { name: string; url?: string | undefined }[] }) => (
  <ul className="outbound-links">
    {links.map(({ name, url }) => (
      <li key={url ?? name}>
        {url ? (
          <ExternalLink to={url} isAlone>
            {name}
          </ExternalLink>
        ) : (
          name
        )}
      </li>
    ))}
  </ul>
);
