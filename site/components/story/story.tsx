import type { ReactElement, ReactNode } from 'react';
import type { Crumb } from '../../navigation.ts';
import { questionsSection } from '../../words/questions.ts';
import { type HelpText, type Service, useWords } from '../../words/site-words.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../call-band/call-band.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { Faq } from '../faq/faq.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { Section } from '../section/section.tsx';
import { NotesContext, notesIn } from '../sources/notes.ts';
import { Sources } from '../sources/sources.tsx';
import { Running, TextBlocks } from '../text-blocks/text-blocks.tsx';

type Props = {
  of: HelpText | Service;
  heading: string;
  crumbs: readonly Crumb[];
  scene: string;
  /** Beside the call button. */
  action?: ReactNode;
  /** Made to be kept on paper too. */
  leaflet?: boolean;
  /** What stands at the end of a section beside its words, by the section's id. */
  additions?: Readonly<Record<string, ReactElement>>;
  /** Between the questions and the sources. */
  children?: ReactNode;
};

/** The whole of a page that one text tells: its scene, its words, its questions, its sources and the call. */
export function Story({ of, heading, crumbs, scene, action, leaflet, additions = {}, children }: Props) {
  const { phrases, fill } = useWords();
  const body = of.text.body();
  const asked = questionsSection(body);
  return (
    <NotesContext value={notesIn(body)}>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{heading}</h1>
        <p className="lead">
          <Phrase text={of.lead} />
        </p>
        <div className="actions">
          <CallButton />
          {action}
        </div>
        <ScenePicture slug={scene} alt={fill(of.picture)} />
      </div>
      <div className={leaflet ? 'prose leaflet' : 'prose'}>
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
      {asked && <Faq name={of.slug} section={asked} />}
      {children}
      <Sources />
      <CallBand title={fill(of.band)} text={phrases.service.band} />
    </NotesContext>
  );
}
