import { servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { Link } from '../link/link.tsx';

/** The services in a native disclosure. */
export function ServicesMenu() {
  const { content, path } = useSite();
  const { services, messages } = content;
  return (
    <details className="services-menu" data-services-menu="">
      <summary aria-current={path.startsWith('/services/') ? 'true' : undefined}>
        {messages.layout.services}
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
