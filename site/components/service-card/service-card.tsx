import type { Service } from '../../content/content.ts';
import { servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** Picture, title, summary, and where to learn more. */
export function ServiceCard({ service }: { service: Service }) {
  const { phrases, fill } = useContent();
  const { more, about } = phrases.layout.card;
  return (
    <li className="service-card">
      <ScenePicture slug={service.slug} alt={fill(service.picture)} inCard />
      <h3>{service.name}</h3>
      <p>{fill(service.summary)}</p>
      <Link className="lone-link" to={servicePath(service.slug)}>
        {more}
        <span className="visually-hidden">{fill(about, { title: service.name })}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
