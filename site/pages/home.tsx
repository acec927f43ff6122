import type { Article } from '../../build/route.ts';
import { featuredOf } from '../business/services.ts';
import { Person } from '../components/card/person.tsx';
import { Reviews } from '../components/card/reviews.tsx';
import { ServiceCards } from '../components/card/service-card.tsx';
import { EmergencyResponse } from '../components/emergency-response/emergency-response.tsx';
import { Hero } from '../components/head/hero.tsx';
import { OutboundLinks } from '../components/links/outbound-links.tsx';
import { Paragraph, Sentence } from '../components/markdown/sentence.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { PriceLine } from '../components/rows/price-line.tsx';
import { pricesOf } from '../components/rows/prices-of.ts';
import { ArticleBody } from '../components/section/article-sections.tsx';
import { Section } from '../components/section/section.tsx';
import { Tiles } from '../components/tiles/tiles.tsx';
import { capitalized, fillIn, listOf } from '../content/intl.ts';
import type { HomeData } from '../content/page-schemas.ts';
import { roadSign } from '../scenes/our-roads.tsx';
import { useBusiness, useContent, useSite } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage({ home }: { home: Article<HomeData> }) {
  const { breakdowns, response, whoToCall, intro, area, ourServices, specialties, otherTowingSites, ...hero } =
    home.data;
  const [business, content] = [useBusiness(), useContent()];
  const { reviews = [] } = business;
  const isPriced = pricesOf(business, content, 'car-towing').some(Boolean);
  return (
    <>
      <Hero {...hero} />
      <Proof />
      <Tiles {...breakdowns} />
      <EmergencyResponse response={response} whoToCall={whoToCall} />
      <Intro {...intro} area={area} />
      <Services title={ourServices} specialties={specialties} associations={otherTowingSites} />
      {(isPriced || reviews.length > 1) && (
        <div className="section section--grid">
          <Reviews isOnHome />
          <PriceLine service="car-towing" isSection />
        </div>
      )}
      <ArticleBody {...home} />
    </>
  );
}

/** Who the company is, and where it works. */
function Intro({ title, text, area }: HomeData['intro'] & Pick<HomeData, 'area'>) {
  const { people: [person] = [] } = useBusiness();
  const { href } = useSite();
  return (
    <Section title={title} className="section section--beside">
      <Paragraph text={text} />
      <Paragraph text={area} />
      {person && <Person {...person} />}
      <div className="section__beside screen-only">
        <img
          src={href('/scenes/our-roads.svg')}
          alt=""
          width={2 * roadSign.width}
          height={2 * roadSign.height}
          loading="lazy"
        />
      </div>
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
  const { otherTowingSites } = useBusiness();
  const { messages, language, services: offered } = useContent();
  // The jobs that take more than an ordinary truck: a card for each that the company does, and one title for all.
  const jobs = Object.entries(specialties).flatMap(([scene, { summary = [], ...job }]) => {
    // Motorcycles ride on a flatbed; every other job is a service of its own.
    const slug = scene === 'motorcycle' ? 'flatbed-towing' : scene;
    const isOffered = summary.length > 0 && offered.some((service) => service.slug === slug);
    return isOffered ? { ...job, summary: <Sentence text={summary} />, scene, slug } : [];
  });
  const kinds = listOf(
    language,
    jobs.map(({ kind }) => kind),
  );
  const services = offered.filter(({ slug }) => !jobs.some(({ scene }) => scene === slug));
  const featured = featuredOf(services);
  const others = services.filter((service) => !featured.includes(service));
  return (
    <Section title={title}>
      <ServiceCards services={featured} areUpright />
      <ServiceCards services={others} />
      {services.length > 0 && jobs.length > 0 && (
        <h2>{capitalized(fillIn(messages.home.specialties, { kinds }), language)}</h2>
      )}
      <ServiceCards services={jobs} />
      {otherTowingSites.length > 0 && (
        <p className="links__line">
          {associations}: <OutboundLinks links={otherTowingSites} />
        </p>
      )}
    </Section>
  );
}
