import type { Article } from '../../build/route.ts';
import { featuredOf } from '../business/services.ts';
import { EmergencyNumber, OurNumber, TollRoadNumbers } from '../components/call/call.tsx';
import { Person } from '../components/card/person.tsx';
import { Reviews } from '../components/card/reviews.tsx';
import { ServiceCards } from '../components/card/service-card.tsx';
import { GuideSign } from '../components/guide-sign/guide-sign.tsx';
import { Hero } from '../components/head/hero.tsx';
import { OutboundLinks } from '../components/links/outbound-links.tsx';
import { Steps } from '../components/list/steps.tsx';
import { Paragraph, Sentence } from '../components/markdown/sentence.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { PriceLine } from '../components/rows/price-line.tsx';
import { pricesOf } from '../components/rows/prices-of.ts';
import { ArticleBody } from '../components/section/article-sections.tsx';
import { Section } from '../components/section/section.tsx';
import { Tiles } from '../components/tiles/tiles.tsx';
import type { HomeData } from '../content/page-schemas.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage({ home }: { home: Article<HomeData> }) {
  const { breakdowns, response, whoToCall, intro, area } = home.data;
  const [business, content] = [useBusiness(), useContent()];
  const { reviews = [] } = business;
  const isPriced = pricesOf(business, content, 'car-towing').some(Boolean);
  return (
    <>
      <Hero {...home.data} />
      <Proof />
      <Tiles {...breakdowns} />
      <EmergencyResponse response={response} whoToCall={whoToCall} />
      <Intro {...intro} area={area} />
      <Services {...home.data} />
      {(isPriced || reviews.length > 1) && (
        <div className="section section--grid">
          <Reviews isOnHome />
          {isPriced && (
            <Section title={content.messages.rates.line.question}>
              <PriceLine service="car-towing" />
            </Section>
          )}
        </div>
      )}
      <ArticleBody {...home} />
    </>
  );
}

/** Whom to call, in a line for each number, and what happens then. */
function EmergencyResponse({ response, whoToCall }: Pick<HomeData, 'response' | 'whoToCall'>) {
  const { facts } = useContent();
  const { danger, tollRoads, ours } = whoToCall.inLine;
  return (
    <Section title={response.title} className="section section--grid band">
      <div className="stack">
        <ul className="call__list">
          <li>
            <small>{danger}</small>
            <EmergencyNumber />
          </li>
          {tollRoads && (
            <li>
              <small>{tollRoads}</small>
              <TollRoadNumbers />
            </li>
          )}
          <li>
            <small>{ours}</small>
            <OurNumber />
          </li>
        </ul>
        {facts.afterHours && (
          <p>
            {facts.weAnswer} {facts.afterHours}
          </p>
        )}
      </div>
      <div>
        <Steps steps={response.steps.map(({ title, text }) => ({ title, text: <Paragraph text={text} /> }))} />
      </div>
    </Section>
  );
}

/** Who the company is, and where it works. */
function Intro({ title, text, area }: HomeData['intro'] & Pick<HomeData, 'area'>) {
  const { people: [person] = [], roads } = useBusiness();
  return (
    <Section title={title} className="section section--beside">
      <Paragraph text={text} />
      <Paragraph text={area} />
      {person && <Person {...person} />}
      {roads && (
        <div className="section__beside guide-sign">
          <GuideSign />
        </div>
      )}
    </Section>
  );
}

/** Every service once, and links to the trade's associations. */
function Services({ ourServices, motorcycle, otherTowingSites }: HomeData) {
  const { otherTowingSites: associations } = useBusiness();
  const { services } = useContent();
  const { name, summary = [] } = motorcycle;
  const featured = featuredOf(services);
  const others = services.filter((service) => !featured.includes(service));
  // Motorcycles ride on a flatbed.
  const onFlatbed = { slug: 'flatbed-towing', scene: 'motorcycle', name, summary: <Sentence text={summary} /> };
  return (
    <Section title={ourServices}>
      <ServiceCards services={featured} areFeatured />
      <ServiceCards services={summary.length > 0 ? [...others, onFlatbed] : others} areRows />
      {associations.length > 0 && (
        <p className="links__line">
          {otherTowingSites}: <OutboundLinks links={associations} />
        </p>
      )}
    </Section>
  );
}
