import type { Article } from '../../build/route.ts';
import { featuredOf } from '../business/services.ts';
import { Person } from '../components/card/person.tsx';
import { Reviews } from '../components/card/reviews.tsx';
import { ServiceCards } from '../components/card/service-card.tsx';
import { EmergencyResponse } from '../components/emergency-response/emergency-response.tsx';
import { Hero } from '../components/head/hero.tsx';
import { OutboundLinks } from '../components/links/outbound-links.tsx';
import { Paragraph } from '../components/markdown/sentence.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { PriceQuestion } from '../components/rows/price-line.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import { Section } from '../components/section/section.tsx';
import { Tiles } from '../components/tiles/tiles.tsx';
import type { Content } from '../content/content.ts';
import { capitalized, fillIn, listOf } from '../content/intl.ts';
import type { HomeData } from '../content/page-schemas.ts';
import { useBusiness, useContent, useSite } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage({ home }: { home: Article<HomeData> }) {
  const { breakdowns, response, whoToCall, intro, area, ourServices, specialties, otherTowingSites, ...hero } =
    home.data;
  return (
    <>
      <Hero {...hero} />
      <Proof />
      <Tiles {...breakdowns} />
      <EmergencyResponse response={response} whoToCall={whoToCall} />
      <Intro {...intro} area={area} />
      <Services title={ourServices} specialties={specialties} associations={otherTowingSites} />
      <Reviews isOnHome />
      <PriceQuestion />
      <ArticleBody {...home} />
    </>
  );
}

/** Who the company is, and where it works. */
function Intro({ title, text, area }: HomeData['intro'] & Pick<HomeData, 'area'>) {
  const { people: [person] = [] } = useBusiness();
  const { href } = useSite();
  return (
    <Section title={title} layout="beside">
      <Paragraph text={text} />
      <Paragraph text={area} />
      {person && <Person {...person} />}
      <img
        className="scene-picture scene-picture--sign section__beside"
        src={href('/scenes/our-roads.svg#card')}
        alt=""
        width={640}
        height={360}
        loading="lazy"
      />
    </Section>
  );
}

interface ServicesProps {
  title: string;
  specialties: HomeData['specialties'];
  /** The words before the links to associations. */
  associations: string;
}

/** Every service once, and links to the trade's associations. */
function Services({ title, specialties, associations }: ServicesProps) {
  const content = useContent();
  const { otherTowingSites } = useBusiness();
  const jobs = specialtiesOf(content, specialties);
  const services = content.services.filter(({ slug }) => !jobs.cards.some(({ scene }) => scene === slug));
  const featured = featuredOf(services);
  const others = services.filter((service) => !featured.includes(service));
  return (
    <Section title={title}>
      <ServiceCards services={featured} areUpright />
      <ServiceCards services={others.map(({ slug, name, summary }) => ({ slug, name, summary }))} />
      {services.length > 0 && jobs.cards.length > 0 && <h2>{jobs.title}</h2>}
      <ServiceCards services={jobs.cards} />
      {otherTowingSites.length > 0 && (
        <p className="links__line">
          {associations}: <OutboundLinks links={otherTowingSites} />
        </p>
      )}
    </Section>
  );
}

/** The jobs that take more than an ordinary truck: a card for each that the company does, and one title for all. */
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
    title: capitalized(fillIn(messages.home.specialties, { kinds: listOf(kinds, messages.phrases.list) }), language),
  };
}
