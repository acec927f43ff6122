import type { TextNode } from '../../../build/route.ts';
import type { ServiceCard as Card } from '../../content/content.ts';
import { servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

interface ServiceCardProps {
  service: Card;
  /** What it shows and says of the service, where that is not the service's own. */
  of?: { scene: string; title: string; text: readonly TextNode[]; picture: string };
}

/** Picture, title, summary, and where to learn more; on a phone laid flat, all of it the link. */
export function ServiceCard({ service, of }: ServiceCardProps) {
  const { messages, interpolate } = useContent();
  const { more, about } = messages.layout.card;
  const title = of?.title ?? service.name;
  return (
    <li className="service-card">
      <ScenePicture slug={of?.scene ?? service.slug} alt={interpolate(of?.picture ?? service.picture)} inCard />
      <h3>{title}</h3>
      <p>{of ? <Phrase text={of.text} /> : interpolate(service.summary)}</p>
      <Link className="lone-link" to={servicePath(service.slug)} more={interpolate(about, { title })}>
        <span>{more}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
