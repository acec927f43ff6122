import type { ReactNode } from 'react';
import { fillIn } from '../../content/intl.ts';
import { targetOf } from '../../navigation.ts';
import { servicePath } from '../../paths.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** A service, or a job that is part of one. */
interface Card {
  slug: string;
  name: string;
  summary: ReactNode;
  /** The scene in the place of its photo, by default that of the slug. */
  scene?: string;
}

interface ServiceCardsProps {
  services: readonly Card[];
  /** Whether they show the words of their links. */
  areFeatured?: boolean;
  /** Whether they are rows on wide screens, too. */
  areRows?: boolean;
}

/** Picture, title, summary, and where to learn more. The whole card is the link. */
export function ServiceCards({ services, areFeatured, areRows }: ServiceCardsProps) {
  const site = useSite();
  const { messages, language } = site.content;
  const { card, inEnglishBrief } = messages.layout;
  const { photos } = site.images;
  if (services.length === 0) return null;
  return (
    <ul className={areRows ? 'cards cards--rows' : 'cards'}>
      {services.map(({ slug, name, summary, scene = slug }) => (
        <li key={name} className="card">
          <ScenePicture slug={photos[slug] ? slug : scene} alt="" isThumbnail />
          <div>
            <h3 className="card__title">
              {name}
              {targetOf(site, servicePath(slug)).language !== language && (
                <small aria-hidden="true">{inEnglishBrief}</small>
              )}
            </h3>
            <p>{summary}</p>
            <Link className={areFeatured ? 'card__link lone-link' : 'card__link'} isMarkedBeside to={servicePath(slug)}>
              <span className={areFeatured ? undefined : 'visually-hidden'}>{card.more}</span>
              <span className="visually-hidden">{fillIn(card.about, { title: name })}</span>
              {areFeatured && <Icon name="arrow-right" />}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
