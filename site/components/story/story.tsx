import type { ReactNode } from 'react';
import type { HelpText, Service } from '../../content/content.ts';
import { questionsIn, questionsSection } from '../../content/questions.ts';
import { useContent } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { Faq } from '../faq/faq.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { Prose } from '../prose/prose.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { NotesContext } from '../sources/notes.ts';
import { Sources } from '../sources/sources.tsx';
import { TextBlocks } from '../text-blocks/text-blocks.tsx';
import { type Additions, StorySections } from './story-sections.tsx';

export interface StoryProps {
  of: HelpText | Service;
  heading: string;
  scene?: string;
  /** In the place of the scene, before the call button. */
  opening?: ReactNode;
  /** Beside the call button. */
  action?: ReactNode;
  isLeaflet?: boolean;
  additions?: Additions;
  /** Between the questions and the sources. */
  children?: ReactNode;
}

/** A page that one text tells: its scene, its sections, its questions, its sources and the call. */
export function Story({
  of,
  heading,
  scene,
  opening,
  action,
  isLeaflet = false,
  additions = {},
  children,
}: StoryProps) {
  const content = useContent();
  const { interpolate } = content;
  const questions = questionsSection(of.text);
  return (
    <NotesContext value={of.text.footnotes}>
      <PageHead
        heading={heading}
        lead={of.lead}
        scene={scene && <ScenePicture slug={scene} alt={interpolate(of.picture)} />}
      >
        {opening}
        <div className="actions">
          <CallButton />
          {action}
        </div>
      </PageHead>
      <Prose isLeaflet={isLeaflet}>
        {of.text.intro.length > 0 && (
          <div className="section">
            <TextBlocks blocks={of.text.intro} />
          </div>
        )}
        {additions.intro && <div className="section">{additions.intro}</div>}
        <StorySections sections={of.text.sections.filter((section) => section !== questions)} additions={additions} />
      </Prose>
      {questions && (
        <Faq name={of.slug} title={<Phrase text={questions.title} />} questions={questionsIn(content, questions)} />
      )}
      {children}
      <Sources />
    </NotesContext>
  );
}
