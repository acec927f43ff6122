import { guideLinks, serviceLinks } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';
import { LinkItems } from '../links/link-items.tsx';

/** The services in a native disclosure; in the row of a wide screen the guides are under them. */
export function ServicesMenu() {
  const { content, path } = useSite();
  return (
    <details className="services-menu" data-services-menu="">
      <summary className="chevron" aria-current={path.startsWith('/services/') ? 'true' : undefined}>
        {content.messages.layout.services}
      </summary>
      <div className="services-menu__panel">
        <ul>
          <LinkItems links={serviceLinks(content)} />
        </ul>
        <ul>
          <LinkItems links={guideLinks(content)} />
        </ul>
      </div>
    </details>
  );
}
