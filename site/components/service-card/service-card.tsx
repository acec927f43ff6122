import type { Service } from '../../business/services.ts';
import { servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** Picture, title, summary, and where to learn more. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <li className="service-card">
      <ScenePicture slug={service.slug} alt={service.picture} inCard />
      <h3>{service.name}</h3>
      <p>{service.summary}</p>
      <Link className="lone-link" to={servicePath(service.slug)}>
        Learn More<span className="visually-hidden"> about {service.name}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
