import type { ReactNode } from 'react';
import { type HelpText, type Service, useContent } from '../../content/content.ts';
import { questionsSection } from '../../content/questions.ts';
import type { Crumb } from '../../navigation.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../call-band/call-band.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { CallCard } from '../call-card/call-card.tsx';
import { Faq } from '../faq/faq.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { NotesContext } from '../sources/notes.ts';
import { Sources } from '../sources/sources.tsx';
import { TextBlocks } from '../text-blocks/text-blocks.tsx';
import { joinFigure, rowsOf } from './rows.ts';
import { type Additions, isWide, StoryRows } from './story-rows.tsx';

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
  additions?: Additions;
  /** Between the questions and the sources. */
  children?: ReactNode;
};

/** The whole of a page that one text tells: its scene, its words, its questions, its sources and the call. */
export function Story({ of, heading, crumbs, scene, action, leaflet, additions = {}, children }: Props) {
  const { phrases, fill } = useContent();
  const asked = questionsSection(of.text);
  const { intro, sections } = joinFigure(of.text);
  const rows = rowsOf(
    sections.filter((section) => section !== asked),
    { isWide, widened: new Set(Object.keys(additions)) },
  );
  const card = <CallCard title={fill(of.band)} />;
  const isCardBeside = rows.some(({ kind }) => kind === 'run');
  return (
    <NotesContext value={of.text.footnotes}>
      <div className="page-head page-head--split page-head--scene">
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
        {intro.length > 0 && (
          <div className="section">
            <TextBlocks blocks={intro} />
          </div>
        )}
        <StoryRows rows={rows} additions={additions} card={card} />
      </div>
      {asked && <Faq name={of.slug} section={asked} aside={isCardBeside ? undefined : card} />}
      {children}
      <Sources />
      <CallBand title={fill(of.band)} text={phrases.service.band} />
    </NotesContext>
  );
}
