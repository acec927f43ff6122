import { helpPath, servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { Link } from '../link/link.tsx';

/** The services in a native disclosure; in the row of a wide screen the pages of answers stand under them. */
export function ServicesMenu() {
  const { content, path } = useSite();
  const { services, help, messages } = content;
  return (
    <details className="services-menu" data-services-menu="">
      <summary aria-current={path.startsWith('/services/') ? 'true' : undefined}>
        {messages.layout.services}
        <Icon name="chevron-down" />
      </summary>
      <div className="services-menu__panel">
        <ul>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={servicePath(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
        <ul className="services-menu__help">
          {help.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={helpPath(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
