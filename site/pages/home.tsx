import type { ReactNode } from 'react';
import type { Article } from '../../build/route.ts';
import { featuredOf } from '../business/service-slugs.ts';
import { Person } from '../components/card/person.tsx';
import { Reviews } from '../components/card/reviews.tsx';
import { ServiceCards } from '../components/card/service-card.tsx';
import { EmergencyResponse } from '../components/emergency-response/emergency-response.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { LinkItems } from '../components/links/link-items.tsx';
import { OutboundLine } from '../components/links/outbound-links.tsx';
import { Paragraph } from '../components/markdown/sentence.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { PriceQuestion } from '../components/rows/price-line.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import { Tiles } from '../components/tiles/tiles.tsx';
import type { Content } from '../content/content.ts';
import { capitalized, listOf } from '../content/lists.ts';
import type { HomeData } from '../content/page-schemas.ts';
import { serviceLinks } from '../navigation.ts';
import { useBusiness, useContent, useSite } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage({ home }: { home: Article<HomeData> }) {
  const content = useContent();
  const { services } = content;
  const { breakdowns, response, whoToCall, intro, area, otherTowingSites: others, ...hero } = home.data;
  const specialties = specialtiesOf(content, hero.specialties);
  const hasSection = specialties.cards.length > 1;
  // A specialty has its card below, or here where it is the only one.
  const cards = [
    ...featuredOf(services).filter(({ slug }) => !specialties.cards.some(({ scene }) => scene === slug)),
    ...(hasSection ? [] : specialties.cards),
  ];
  return (
    <>
      <Hero {...hero} />
      <Proof />
      <Tiles {...breakdowns} />
      <EmergencyResponse response={response} whoToCall={whoToCall} />
      <Services {...intro} area={area} others={others}>
        {cards.length > 0 && <ServiceCards services={cards} />}
        {hasSection && (
          <>
            <h2>{specialties.title}</h2>
            <ServiceCards services={specialties.cards} />
          </>
        )}
      </Services>
      <Reviews isOnHome />
      <PriceQuestion />
      <ArticleBody {...home} />
    </>
  );
}

/** The jobs that need more than an ordinary truck, of those that the company does: a card each, and the title of all. */
function specialtiesOf({ messages, services, language }: Content, items: HomeData['specialties']) {
  const cards = Object.entries(items).flatMap(([scene, job]) => {
    // Motorcycles ride on a flatbed; every other job is a service of its own.
    const slug = scene === 'motorcycle' ? 'flatbed-towing' : scene;
    const { summary } = job;
    if (!summary || summary.length === 0) return [];
    return services.some((service) => service.slug === slug) ? { ...job, summary, scene, slug } : [];
  });
  const kinds = cards.map(({ kind }) => kind);
  return {
    cards,
    title: capitalized(messages.home.specialties({ kinds: listOf(kinds, messages.phrases.list) }), language),
  };
}

interface ServicesProps extends Readonly<HomeData['intro']> {
  area: HomeData['area'];
  /** What the linked organizations are. */
  others: string;
  children: ReactNode;
}

/** Who the company is, where it works and all that it does: its cards, the list of all services, its trade's associations. */
function Services({ title, text, services, area, others, children }: ServicesProps) {
  const { content, href } = useSite();
  const { people: [person] = [], otherTowingSites } = useBusiness();
  return (
    <section className="section">
      <div className="section--split">
        {/* On wide screens it shows on a sign what the words beside it say. */}
        <img
          className="scene-picture"
          src={href('/scenes/our-roads.svg#card')}
          alt=""
          width={640}
          height={360}
          loading="lazy"
        />
        <div className="columns">
          <div className="stack">
            <h2>{title}</h2>
            <Paragraph text={text} />
            {person && <Person {...person} />}
          </div>
          <div className="stack">
            <h2>{area.title}</h2>
            <p>{area.text}</p>
          </div>
        </div>
      </div>
      {children}
      {content.services.length > 1 && (
        <nav aria-labelledby="services">
          <h3 id="services">{services}</h3>
          <ul className="links--columns">
            <LinkItems links={serviceLinks(content)} />
          </ul>
        </nav>
      )}
      {otherTowingSites.length > 0 && <OutboundLine title={others} links={otherTowingSites} />}
    </section>
  );
}
