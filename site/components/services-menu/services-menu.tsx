import { services } from '../../business/services.ts';
import { servicePath, usePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { Link } from '../link/link.tsx';

/** The disclosure of the eight services; the browser itself opens and closes it. */
export function ServicesMenu() {
  const inside = usePath().startsWith('/services/');
  return (
    <details className="services-menu" data-services-menu="">
      <summary aria-current={inside ? 'true' : undefined}>
        Services
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {services.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={servicePath(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
