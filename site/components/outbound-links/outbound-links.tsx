import { Icon } from '../../scenes/icons.tsx';
import { Link } from '../link/link.tsx';

/** Names of organizations; those with an address link to it. */
export const OutboundLinks = ({ links }: { links: readonly { name: string; url?: string | undefined }[] }) => (
  <ul className="outbound-links">
    {links.map(({ name, url }) => (
      <li key={url ?? name}>
        <Link className="lone-link" to={url}>
          {name}
          {url && <Icon name="external" />}
        </Link>
      </li>
    ))}
  </ul>
);
