import { servicePath } from '../../navigation.ts';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';

/** All services by name. */
export function ServiceList() {
  const { services } = useContent();
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
