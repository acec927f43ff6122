import { useContent } from '../../content/content.ts';
import { servicePath } from '../../navigation.ts';
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
