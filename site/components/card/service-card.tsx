import type { TextNode } from '../../../build/route.ts';
import { fillIn } from '../../content/intl.ts';
import { targetOf } from '../../navigation.ts';
import { servicePath } from '../../paths.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { Sentence } from '../markdown/sentence.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** A service, or a job that is part of one. */
interface Card {
  slug: string;
  name: string;
  summary: string | readonly TextNode[];
  /** The description of its picture. A card without one has no picture. */
  picture?: string;
}

interface ServiceCardsProps {
  services: readonly Card[];
  /** Whether wide screens show them upright rather than as rows. */
  areUpright?: boolean;
}

export const ServiceCards = ({ services, areUpright = false }: ServiceCardsProps) =>
  services.length > 0 && (
    <ul className={areUpright ? 'cards--upright' : 'columns'}>
      {services.map((service) => (
        <ServiceCard key={service.name} {...service} />
      ))}
    </ul>
  );

/** Picture, title, summary, and where to learn more. The whole card is the link. */
function ServiceCard({ slug, name, summary, picture }: Card) {
  const site = useSite();
  const { messages, language } = site.content;
  const { more, about } = messages.layout.card;
  const to = servicePath(slug);
  return (
    <li className={picture ? 'card card--row' : 'card--row'}>
      {picture && <ScenePicture slug={slug} alt={picture} inCard />}
      <div>
        <h3 className="card__title">
          {name}
          {targetOf(site, to).language !== language && <small aria-hidden="true">{messages.layout.inEnglish}</small>}
        </h3>
        <p>{typeof summary === 'string' ? summary : <Sentence text={summary} />}</p>
        <Link className="card__link lone-link" to={to} isLanguageShown>
          <span>{more}</span>
          <span className="visually-hidden">{fillIn(about, { title: name })}</span>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}
