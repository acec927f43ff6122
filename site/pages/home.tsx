import { featuredOf } from '../business/service-slugs.ts';
import { Faq } from '../components/faq/faq.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { Intro } from '../components/intro/intro.tsx';
import { EmergencyNumber, OurNumber, TollRoadNumber } from '../components/number-to-call/number-to-call.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { Paragraph } from '../components/phrase/phrase.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { Reviews } from '../components/reviews/reviews.tsx';
import { Section } from '../components/section/section.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { Specialties, specialtiesOf, specialtiesTitle } from '../components/specialties/specialties.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { Tiles, tilesOf } from '../components/tiles/tiles.tsx';
import type { Content, Question } from '../content/content.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage() {
  const { otherTowingSites } = useBusiness();
  const content = useContent();
  const { messages, services, interpolate } = content;
  const { breakdowns, area, faq, more } = messages.home;
  const specialties = specialtiesOf(content);
  // A specialty has its card below, or here where it is the only one.
  const featured = featuredOf(services).filter(({ slug }) => !specialties.some(([scene]) => scene === slug));
  return (
    <>
      <Hero />
      <Proof />
      {tilesOf(breakdowns.items).length > 0 && (
        <Section title={breakdowns.title} isSplit>
          <p>{breakdowns.text}</p>
          <Tiles items={breakdowns.items} />
        </Section>
      )}
      {(featured.length > 0 || specialties.length === 1) && (
        <section>
          <ul className="cards">
            {featured.map((service) => (
              <ServiceCard key={service.slug} service={service} />
            ))}
            {specialties.length === 1 && <Specialties />}
          </ul>
        </section>
      )}
      <EmergencyResponse />
      <Intro />
      {specialties.length > 1 && (
        <section>
          <h2>{specialtiesTitle(content)}</h2>
          <ul className="cards">
            <Specialties />
          </ul>
        </section>
      )}
      <Section title={area.title} isSplit>
        <p>{interpolate(area.text)}</p>
      </Section>
      <Reviews isOnHome />
      <Faq name="faq" title={faq.title} questions={homeQuestions(content)} />
      {otherTowingSites.length > 0 && (
        <Section title={more.title} isSplit modifiers={['related']}>
          <OutboundLinks links={otherTowingSites} />
        </Section>
      )}
    </>
  );
}

/** The six questions of the home page. */
export const homeQuestions = ({ messages, interpolate }: Content): readonly Question[] =>
  messages.home.faq.questions.map(({ question, answer }) => ({
    question: interpolate(question),
    answer: answer.map((children) => ({ kind: 'p', line: 0, children })),
  }));

/** Whom to call from where, in one line, and what happens then. */
function EmergencyResponse() {
  const { messages, state, interpolate } = useContent();
  const { title, hours, steps, help } = messages.home.response;
  const { danger, ours } = messages.whoToCall.inLine;
  return (
    <section className="band">
      <h2>{title}</h2>
      <ul className="numbers-in-line">
        <li>
          <span>{danger}</span>
          <EmergencyNumber />
        </li>
        {state?.data.tollRoads.map((road) => (
          <li key={road.dial}>
            <TollRoadNumber road={road} />
          </li>
        ))}
        <li>
          <span>{ours}</span>
          <OurNumber />
        </li>
      </ul>
      {hours && <p>{interpolate(hours)}</p>}
      <div className="steps-across">
        <Steps steps={steps.map(({ title, text }) => ({ title, text: <Paragraph text={text} /> }))} />
        <Paragraph text={help} />
      </div>
    </section>
  );
}
