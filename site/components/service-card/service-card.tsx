import type { TextNode } from '../../../build/route.ts';
import type { ServiceCard as Card } from '../../content/content.ts';
import { servicePath, targetOf } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
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
  const site = useSite();
  const { messages, interpolate, language } = site.content;
  const { more, about } = messages.layout.card;
  const title = of?.title ?? service.name;
  const to = servicePath(service.slug);
  return (
    <li className="service-card">
      <ScenePicture slug={of?.scene ?? service.slug} alt={interpolate(of?.picture ?? service.picture)} inCard />
      <h3>
        {title}
        {/* For those who see a phone's row, whose link has no words of its own to be seen. */}
        {targetOf(site, to).language !== language && <small aria-hidden="true">{messages.layout.inEnglish}</small>}
      </h3>
      <p>{of ? <Phrase text={of.text} /> : interpolate(service.summary)}</p>
      <Link className="lone-link" to={to} more={interpolate(about, { title })}>
        <span>{more}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
