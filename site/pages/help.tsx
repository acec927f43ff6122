import type { ReactElement } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CabCard } from '../components/cab-card/cab-card.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Faq } from '../components/faq/faq.tsx';
import { Limits } from '../components/limits/limits.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { RateTable } from '../components/rate-table/rate-table.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { NotesContext, notesIn } from '../components/sources/notes.ts';
import { Sources } from '../components/sources/sources.tsx';
import { Running, TextBlocks } from '../components/text-blocks/text-blocks.tsx';
import { YardCard } from '../components/yard-card/yard-card.tsx';
import { helpPath } from '../navigation.ts';
import { questionsSection } from '../words/questions.ts';
import { type HelpText, type SiteWords, useWords } from '../words/site-words.ts';

/** What stands at the end of a section beside its words, by the section's id. */
const additions: Readonly<Record<string, ReactElement>> = {
  rates: <RateTable />,
  yard: <YardCard />,
  capacities: <Limits />,
  'cab-card': <CabCard />,
};

/** A page of answers, made to be kept on paper too. */
export function HelpPage({ page }: { page: HelpText }) {
  const words = useWords();
  const { phrases, fill } = words;
  const body = page.text.body();
  const asked = questionsSection(body);
  return (
    <NotesContext value={notesIn(body)}>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={helpCrumbs(words, page)} />
        <h1>{fill(page.heading)}</h1>
        <p className="lead">
          <Phrase text={page.lead} />
        </p>
        <div className="actions">
          <CallButton />
          {page.quote && <QuoteButton label={page.quote} />}
        </div>
        <ScenePicture slug={page.scene} alt={fill(page.picture)} />
      </div>
      <div className="prose leaflet">
        <TextBlocks blocks={body.intro} />
        {body.sections
          .filter((section) => section !== asked)
          .map(({ id, title, blocks }) => (
            <Section key={id} title={<Running words={title} />}>
              <TextBlocks blocks={blocks} />
              {additions[id]}
            </Section>
          ))}
      </div>
      {asked && <Faq name={page.slug} section={asked} />}
      <Sources />
      <CallBand title={fill(page.band)} text={phrases.service.band} />
    </NotesContext>
  );
}

export const helpCrumbs = ({ phrases }: SiteWords, { name, slug }: HelpText) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name, path: helpPath(slug) },
];
