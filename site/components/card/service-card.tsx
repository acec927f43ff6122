import type { TextNode } from '../../../build/route.ts';
import type { ServiceCard as Card } from '../../content/content.ts';
import { targetOf } from '../../navigation.ts';
import { servicePath } from '../../paths.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { Sentence } from '../markdown/sentence.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

interface ServiceCardsProps {
  services: readonly Card[];
  /** Whether they are flat on wide screens, too; else they stand upright there. */
  areFlat?: boolean;
}

/** Cards side by side, each of a service. */
export const ServiceCards = ({ services, areFlat = false }: ServiceCardsProps) => (
  <ul className={areFlat ? 'list--across' : 'cards--upright'}>
    {services.map((service) => (
      <ServiceCard key={service.name} {...service} />
    ))}
  </ul>
);

/** Picture, title, summary, and where to learn more; on a phone laid flat, all of it the link. */
function ServiceCard({ slug, name, summary, picture }: Card) {
  const site = useSite();
  const { messages, language } = site.content;
  const { more, about } = messages.layout.card;
  const to = servicePath(slug);
  return (
    <li className="card card--service">
      <ScenePicture slug={slug} alt={picture} inCard />
      <h3>
        {name}
        {targetOf(site, to).language !== language && <small aria-hidden="true">{messages.layout.inEnglish}</small>}
      </h3>
      <p>{summary}</p>
      <Link className="lone-link" to={to} hiddenText={about({ title: name })} isLanguageShown>
        <span>{more}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}

interface ServiceRowsProps {
  services: readonly { slug: string; name: string; summary: string | readonly TextNode[] }[];
}

/** Rows of a title, the link, and a summary, each of a service or of a job that it does. */
export const ServiceRows = ({ services }: ServiceRowsProps) => (
  <ul className="list--across">
    {services.map(({ slug, name, summary }) => (
      <li key={name} className="card__row">
        <h3>
          <Link to={servicePath(slug)}>{name}</Link>
        </h3>
        <p>{typeof summary === 'string' ? summary : <Sentence text={summary} />}</p>
      </li>
    ))}
  </ul>
);
