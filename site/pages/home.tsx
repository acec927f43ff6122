import { useBusiness } from '../business/business.ts';
import { usePhoto } from '../business/photos.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { AreaMap } from '../components/area-map/area-map.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { PhotoPicture } from '../components/scene-picture/photo-picture.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { ServiceList } from '../components/service-list/service-list.tsx';
import { Specialties, specialtiesOf } from '../components/specialties/specialties.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { StepsAcross } from '../components/steps-across/steps-across.tsx';
import { type Content, type Question, useContent } from '../content/content.ts';
import { useFileHref } from '../navigation.ts';
import { drawingFile } from '../scenes/drawings/index.tsx';

const cards: readonly string[] = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'];

/** The page that a stranded driver most likely sees first. */
export function HomePage() {
  const words = useContent();
  const { breakdowns, specialties, faq, band } = words.phrases.home;
  const hasSpecialties = specialtiesOf(words).length > 0;
  return (
    <>
      <Hero />
      <Proof />
      <Intro />
      <EmergencyResponse />
      {/* Pictures and words take turns, so that a phone has no long way without a picture. */}
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
        <Accordion name="faq" questions={homeQuestions(words)} />
      </section>
      <MoreAboutTowing />
      <CallBand {...band} />
    </>
  );
}

/** The six questions of the home page. */
export const homeQuestions = ({ phrases, fill }: Content): readonly Question[] =>
  phrases.home.faq.questions.map(({ question, answer }) => ({ question: fill(question), answer }));

function Proof() {
  const { phrases, fill, offers } = useContent();
  const { hours, response, heavyDuty, distance } = phrases.home.proof;
  return (
    <div className="proof night">
      <Figures
        figures={[
          hours,
          { value: fill('{averageResponse}'), label: response },
          ...(offers('heavy-duty-towing') ? [{ value: fill('{heavyDutyPounds}'), label: heavyDuty }] : []),
          ...(offers('long-distance-towing') ? [{ value: fill('{longDistanceMiles}'), label: distance }] : []),
        ]}
      />
    </div>
  );
}

function Intro() {
  const { phrases, services, fill } = useContent();
  const { title, text, services: listTitle } = phrases.home.intro;
  // The first screen stays the night road.
  const photo = usePhoto('home');
  return (
    <section>
      <div className={photo ? 'intro intro--photo' : 'intro'}>
        <div>
          <h2>{fill(title)}</h2>
          <p className="lead">
            <Phrase text={text} />
          </p>
        </div>
        {photo && (
          <div className="intro__photo">
            {/* A lying photo is cut to the height of the words, so more of it is needed than shows. */}
            <PhotoPicture {...photo} width={56} loading="lazy" />
          </div>
        )}
        <nav aria-labelledby="services">
          <h3 id="services">{listTitle}</h3>
          <ServiceList />
        </nav>
      </div>
      <ul className="cards">
        {services
          .filter(({ slug }) => cards.includes(slug))
          .map((service) => (
            <ServiceCard key={service.slug} service={service} />
          ))}
      </ul>
    </section>
  );
}

function EmergencyResponse() {
  const { title: heading, first, picture, steps, help } = useContent().phrases.home.response;
  const href = useFileHref();
  return (
    <section className="band">
      <div className="intro">
        <div>
          <h2>{heading}</h2>
          <p className="lead">
            <Phrase text={first} />
          </p>
        </div>
        <img
          className="scene-picture"
          src={href(drawingFile('from-call-to-truck'))}
          alt={picture}
          width={640}
          height={360}
          loading="lazy"
        />
      </div>
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
  const { phrases } = useContent();
  const { otherTowingSites } = useBusiness();
  if (otherTowingSites.length === 0) return null;
  return (
    <section>
      <h2>{phrases.home.more.title}</h2>
      <OutboundLinks links={otherTowingSites} />
    </section>
  );
}

function ServiceArea() {
  const { phrases, fill } = useContent();
  const { title, text } = phrases.home.area;
  return (
    <section className="service-area">
      <h2>{title}</h2>
      <AreaMap lead={fill(text)} />
    </section>
  );
}
