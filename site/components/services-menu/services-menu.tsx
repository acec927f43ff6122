import { useContent } from '../../content/content.ts';
import { servicePath, usePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { Link } from '../link/link.tsx';

/** The disclosure of the services; the browser itself opens and closes it. */
export function ServicesMenu() {
  const { services, phrases } = useContent();
  const inside = usePath().startsWith('/services/');
  return (
    <details className="services-menu" data-services-menu="">
      <summary aria-current={inside ? 'true' : undefined}>
        {phrases.layout.services}
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
