import { services } from '../../business/services.ts';
import { servicePath } from '../../navigation.ts';
import { Link } from '../link/link.tsx';

/** All eight services by name. */
export function ServiceList() {
  return (
    <ul className="service-list">
      {services.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={servicePath(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
