import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Faq } from '../components/faq/faq.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { NotesContext, notesIn } from '../components/sources/notes.ts';
import { Sources } from '../components/sources/sources.tsx';
import { Running, TextBlocks } from '../components/text-blocks/text-blocks.tsx';
import { servicePath } from '../navigation.ts';
import { questionsSection } from '../words/questions.ts';
import { type Service, type SiteWords, useWords } from '../words/site-words.ts';

/** One service: its scene, its own story, its questions, and the services that lie near. */
export function ServicePage({ service }: { service: Service }) {
  const words = useWords();
  const { phrases, fill, services } = words;
  const body = service.text.body();
  const asked = questionsSection(body);
  const related = service.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  return (
    <NotesContext value={notesIn(body)}>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={serviceCrumbs(words, service)} />
        <h1>{service.name}</h1>
        <p className="lead">
          <Phrase text={service.lead} />
        </p>
        <div className="actions">
          <CallButton />
          <QuoteButton />
        </div>
        <ScenePicture slug={service.slug} alt={fill(service.picture)} />
      </div>
      <div className="prose">
        <TextBlocks blocks={body.intro} />
        {body.sections
          .filter((section) => section !== asked)
          .map(({ id, title, blocks }) => (
            <Section key={id} title={<Running words={title} />}>
              <TextBlocks blocks={blocks} />
            </Section>
          ))}
      </div>
      {asked && <Faq name={service.slug} section={asked} />}
      <section>
        <h2>{phrases.service.related}</h2>
        <ul className="cards">
          {related.map((other) => (
            <ServiceCard key={other.slug} service={other} />
          ))}
        </ul>
      </section>
      <Sources />
      <CallBand title={fill(service.band)} text={phrases.service.band} />
    </NotesContext>
  );
}

export const serviceCrumbs = ({ phrases }: SiteWords, { name, slug }: Service) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name, path: servicePath(slug) },
];
