import type { ReactNode } from 'react';
import type { HelpText, Service } from '../../content/content.ts';
import { questionsIn, questionsSection } from '../../content/questions.ts';
import { useContent } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { Faq } from '../faq/faq.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { Prose } from '../prose/prose.tsx';
import { usePhoto } from '../scene-picture/use-photo.ts';
import { NotesContext } from '../sources/notes.ts';
import { Sources } from '../sources/sources.tsx';
import { TextBlocks } from '../text-blocks/text-blocks.tsx';
import { type Additions, StorySections } from './story-sections.tsx';

export interface StoryProps {
  of: HelpText | Service;
  heading: string;
  scene?: string | undefined;
  /** In the place of the scene, before the call button on a phone. */
  opening?: ReactNode;
  /** In the place of the scene, beside the words. */
  aside?: ReactNode;
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
  aside,
  action,
  isLeaflet = false,
  additions = {},
  children,
}: StoryProps) {
  const content = useContent();
  const { interpolate } = content;
  const questions = questionsSection(of.text);
  const hasPhoto = usePhoto(scene ?? '');
  const { intro } = of.text;
  // A text that opens with a picture has it at the page's head, and what follows it under the lead.
  const [picture, ...others] = !hasPhoto && intro[0]?.kind === 'image' ? intro : [];
  return (
    <NotesContext value={of.text.footnotes}>
      <PageHead
        heading={heading}
        lead={of.lead}
        aside={opening ?? (picture ? <TextBlocks blocks={[picture]} /> : aside)}
        isAsideFirst={Boolean(opening)}
        {...(scene && { scene: { slug: scene, alt: interpolate(of.picture) } })}
      >
        <TextBlocks blocks={others} />
        <div className="actions">
          <CallButton />
          {action}
        </div>
      </PageHead>
      <Prose isLeaflet={isLeaflet}>
        {!picture && intro.length > 0 && (
          <div className={additions.intro && 'section-pair'}>
            <div className="section">
              <TextBlocks blocks={intro} />
            </div>
            {additions.intro}
          </div>
        )}
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
