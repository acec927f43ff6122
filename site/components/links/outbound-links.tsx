import { Fragment } from 'react';
import { Link } from './link.tsx';

interface OutboundLinksProps {
  /** Names, and the addresses of their sites where they have one. */
  links: readonly { name: string; url?: string | undefined }[];
}

/** Names of organizations in a line, which link to their sites. */
export const OutboundLinks = ({ links }: OutboundLinksProps) =>
  links.map(({ name, url }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <Link to={url}>{name}</Link>
    </Fragment>
  ));
