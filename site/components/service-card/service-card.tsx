import type { Service } from '../../content/content.ts';
import { servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** Picture, title, summary, and where to learn more. */
export function ServiceCard({ service }: { service: Service }) {
  const { messages, interpolate } = useContent();
  const { more, about } = messages.layout.card;
  return (
    <li className="service-card">
      <ScenePicture slug={service.slug} alt={interpolate(service.picture)} inCard />
      <h3>{service.name}</h3>
      <p>{interpolate(service.summary)}</p>
      <Link className="lone-link" to={servicePath(service.slug)}>
        {more}
        <span className="visually-hidden">{interpolate(about, { title: service.name })}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
