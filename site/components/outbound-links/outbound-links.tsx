import { Fragment } from 'react';
import { Icon } from '../../scenes/icons.tsx';
import { Link } from '../link/link.tsx';

/** A name, and the address of its site where there is one. */
interface Organization {
  name: string;
  url?: string | undefined;
}

/** Names of organizations; those with an address link to it. */
export const OutboundLinks = ({ links }: { links: readonly Organization[] }) => (
  <ul className="outbound-links">
    {links.map((link) => (
      <li key={link.name}>
        <OutboundLink {...link} className="lone-link" />
      </li>
    ))}
  </ul>
);

/** The same within a sentence, behind what the organizations are. */
export const OutboundLine = ({ title, links }: { title: string; links: readonly Organization[] }) => (
  <p className="outbound-line">
    {title}:{' '}
    {links.map((link, index) => (
      <Fragment key={link.name}>
        {index > 0 && ', '}
        <OutboundLink {...link} />
      </Fragment>
    ))}
  </p>
);

const OutboundLink = ({ name, url, className }: Organization & { className?: string }) => (
  <Link to={url} className={className}>
    {name}
    {url && <Icon name="external" />}
  </Link>
);
