import { isFeatured } from '../business/service-slugs.ts';
import { Faq } from '../components/faq/faq.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { Intro } from '../components/intro/intro.tsx';
import { NumbersInLine } from '../components/numbers-in-line/numbers-in-line.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { Paragraph } from '../components/phrase/phrase.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { Specialties, specialtiesOf } from '../components/specialties/specialties.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { StepsAcross } from '../components/steps-across/steps-across.tsx';
import type { Content, Question } from '../content/content.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage() {
  const { otherTowingSites } = useBusiness();
  const content = useContent();
  const { messages, services, interpolate } = content;
  const { breakdowns, specialties, area, faq, more } = messages.home;
  const hasSpecialties = specialtiesOf(content).length > 0;
  return (
    <>
      <Hero />
      <Proof />
      <section>
        <Intro />
        <ul className="cards">
          {services.filter(isFeatured).map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
        </ul>
      </section>
      <EmergencyResponse />
      {/* Sections with pictures and sections of words alternate, so that a phone always has a picture near. */}
      {hasSpecialties && (
        <section>
          <h2>{specialties.title}</h2>
          <Specialties />
        </section>
      )}
      <section className={hasSpecialties ? 'band' : undefined}>
        <h2>{breakdowns.title}</h2>
        <p className="lead">{breakdowns.text}</p>
        <IconList items={breakdowns.items} />
      </section>
      <section>
        <h2>{area.title}</h2>
        <p className="lead">{interpolate(area.text)}</p>
      </section>
      <Faq name="faq" title={faq.title} questions={homeQuestions(content)} />
      {otherTowingSites.length > 0 && (
        <section>
          <h2>{more.title}</h2>
          <OutboundLinks links={otherTowingSites} />
        </section>
      )}
    </>
  );
}

/** The six questions of the home page. */
export const homeQuestions = ({ messages, interpolate }: Content): readonly Question[] =>
  messages.home.faq.questions.map(({ question, answer }) => ({
    question: interpolate(question),
    answer: answer.map((children) => ({ kind: 'paragraph', line: 0, children })),
  }));

function EmergencyResponse() {
  const { title, steps, help } = useContent().messages.home.response;
  return (
    <section className="band">
      <h2>{title}</h2>
      <NumbersInLine />
      <StepsAcross>
        <Steps
          steps={steps.map(({ title, text }) => ({
            title,
            text: <Paragraph text={text} />,
          }))}
        />
      </StepsAcross>
      <Paragraph text={help} />
    </section>
  );
}
