import { Fragment } from 'react';
import { Link } from './link.tsx';

/** A name, and the address of its site where there is one. */
interface Organization {
  name: string;
  url?: string | undefined;
}

interface OutboundLinksProps {
  /** What the organizations are, where no heading says it. */
  title?: string;
  links: readonly Organization[];
}

/** Names of organizations in a line; those with an address link to it. */
export const OutboundLinks = ({ title, links }: OutboundLinksProps) => (
  <p className="links__line">
    {title && `${title}: `}
    {links.map((link, index) => (
      <Fragment key={link.name}>
        {index > 0 && ', '}
        <Link to={link.url} className={title ? undefined : 'lone-link'}>
          {link.name}
        </Link>
      </Fragment>
    ))}
  </p>
);
