import { Fragment } from 'react';
import { Link } from './link.tsx';

interface OutboundLinksProps {
  /** Names, and the addresses of their sites if they have any. */
  links: readonly { name: string; url?: string | undefined }[];
}

/** Organizations in one line, linked to their sites. */
export const OutboundLinks = ({ links }: OutboundLinksProps) =>
  links.map(({ name, url }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <Link to={url}>{name}</Link>
    </Fragment>
  ));
