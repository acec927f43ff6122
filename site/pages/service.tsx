import type { TextSection } from '../../build/route.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { NotesContext, notesIn } from '../components/sources/notes.ts';
import { Sources } from '../components/sources/sources.tsx';
import { Running, TextBlocks } from '../components/text-blocks/text-blocks.tsx';
import { servicePath } from '../navigation.ts';
import { type Question, type Service, type SiteWords, useWords } from '../words/site-words.ts';

/** One service: its scene, its own story, its questions, and the services that lie near. */
export function ServicePage({ service }: { service: Service }) {
  const words = useWords();
  const { phrases, fill, services } = words;
  const body = service.text.body();
  const asked = body.sections.find(isQuestions);
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
      {asked && (
        <section className="faq band">
          <h2>
            <Running words={asked.title} />
          </h2>
          <Accordion name={service.slug} questions={questionsIn(words, asked)} />
        </section>
      )}
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

const isQuestions = ({ id }: TextSection) => id === 'questions';

/** The questions of a service's page: third-level headings under `{#questions}`, each with its answer. */
export function serviceQuestions(words: SiteWords, service: Service): readonly Question[] {
  const asked = service.text.body().sections.find(isQuestions);
  return asked ? questionsIn(words, asked) : [];
}

function questionsIn({ plain }: SiteWords, { blocks }: TextSection): readonly Question[] {
  const questions: { question: string; answer: Question['answer'][number][] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') questions.push({ question: plain(block.words), answer: [] });
    else if (block.kind === 'paragraph') questions.at(-1)?.answer.push(block.words);
    else throw new Error(`An answer holds a ${block.kind}, expected paragraphs.`);
  }
  return questions;
}

export const serviceCrumbs = ({ phrases }: SiteWords, { name, slug }: Service) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name, path: servicePath(slug) },
];
