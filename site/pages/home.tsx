import { isFeatured } from '../business/service-slugs.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { Intro } from '../components/intro/intro.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { Proof } from '../components/proof/proof.tsx';
import { PhotoPicture } from '../components/scene-picture/photo-picture.tsx';
import { usePhoto } from '../components/scene-picture/use-photo.ts';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { ServiceList } from '../components/service-list/service-list.tsx';
import { Specialties, specialtiesOf } from '../components/specialties/specialties.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { StepsAcross } from '../components/steps-across/steps-across.tsx';
import type { Content, Question } from '../content/content.ts';
import { useBusiness, useContent } from '../site-context.ts';

/** The page that a stranded driver most likely sees first. */
export function HomePage() {
  const content = useContent();
  const { breakdowns, specialties, faq } = content.messages.home;
  const hasSpecialties = specialtiesOf(content).length > 0;
  return (
    <>
      <Hero />
      <Proof />
      <Welcome />
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
      <ServiceArea />
      <section className="faq band">
        <h2 id="faq">{faq.title}</h2>
        <Accordion name="faq" questions={homeQuestions(content)} />
      </section>
      <MoreAboutTowing />
    </>
  );
}

/** The six questions of the home page. */
export const homeQuestions = ({ messages, interpolate }: Content): readonly Question[] =>
  messages.home.faq.questions.map(({ question, answer }) => ({ question: interpolate(question), answer }));

function Welcome() {
  const { messages, services, interpolate } = useContent();
  const { title, text, services: listTitle } = messages.home.intro;
  const photo = usePhoto('home');
  return (
    <section>
      {/* A landscape photo is cut to the height of the words, so it is loaded wider than its box. */}
      <Intro
        title={interpolate(title)}
        lead={text}
        photo={photo && <PhotoPicture {...photo} width={56} loading="lazy" />}
      >
        <nav aria-labelledby="services">
          <h3 id="services">{listTitle}</h3>
          <ServiceList />
        </nav>
      </Intro>
      <ul className="cards">
        {services.filter(isFeatured).map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </ul>
    </section>
  );
}

function EmergencyResponse() {
  const { title, first, tollRoads, steps, help } = useContent().messages.home.response;
  return (
    <section className="band">
      <h2>{title}</h2>
      <p className="lead">
        <Phrase text={first} />
      </p>
      {tollRoads.length > 0 && (
        <p>
          <Phrase text={tollRoads} />
        </p>
      )}
      <StepsAcross>
        <Steps
          steps={steps.map(({ title, text }) => ({
            title,
            text: (
              <p>
                <Phrase text={text} />
              </p>
            ),
          }))}
        />
      </StepsAcross>
      <p>
        <Phrase text={help} />
      </p>
    </section>
  );
}

function MoreAboutTowing() {
  const { messages } = useContent();
  const { otherTowingSites } = useBusiness();
  if (otherTowingSites.length === 0) return null;
  return (
    <section>
      <h2>{messages.home.more.title}</h2>
      <OutboundLinks links={otherTowingSites} />
    </section>
  );
}

function ServiceArea() {
  const { messages, interpolate } = useContent();
  const { title, text } = messages.home.area;
  return (
    <section>
      <h2>{title}</h2>
      <p className="lead">{interpolate(text)}</p>
    </section>
  );
}
