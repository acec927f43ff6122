import { Fragment } from 'react';
import { Icon } from '../../scenes/icons.tsx';
import { Link } from './link.tsx';

/** A name, and the address of its site where there is one. */
interface Organization {
  name: string;
  url?: string | undefined;
}

/** Names of organizations; those with an address link to it. */
export const OutboundLinks = ({ links }: { links: readonly Organization[] }) => (
  <ul className="links--across links--outbound">
    {links.map((link) => (
      <li key={link.name}>
        <Link to={link.url} className="lone-link">
          {link.name}
          {link.url && <Icon name="external" />}
        </Link>
      </li>
    ))}
  </ul>
);

/** The same within a sentence, behind what the organizations are. */
export const OutboundLine = ({ title, links }: { title: string; links: readonly Organization[] }) => (
  <p className="links__line">
    {title}:{' '}
    {links.map((link, index) => (
      <Fragment key={link.name}>
        {index > 0 && ', '}
        <Link to={link.url}>{link.name}</Link>
      </Fragment>
    ))}
  </p>
);
