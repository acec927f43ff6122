import { Fragment } from 'react';
import { Link } from './link.tsx';

interface OutboundLinksProps {
  /** What the organizations are, where no heading says it. */
  title?: string;
  /** Names, and the addresses of their sites where they have one. */
  links: readonly { name: string; url?: string | undefined }[];
}

/** Names of organizations, which link to their sites: a list, or a line that begins with what they are. */
export const OutboundLinks = ({ title, links }: OutboundLinksProps) =>
  title ? (
    <p className="links__line">
      {title}:{' '}
      {links.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Link to={url}>{name}</Link>
        </Fragment>
      ))}
    </p>
  ) : (
    <ul>
      {links.map(({ name, url }) => (
        <li key={name}>
          <Link to={url} className="lone-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
