import type { ReactNode } from 'react';
import type { HelpText, Service } from '../../content/content.ts';
import { questionsIn, questionsSection } from '../../content/questions.ts';
import { headFile } from '../../scenes/drawings/index.tsx';
import { useContent } from '../../site-context.ts';
import { Faq } from '../accordion/accordion.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { usePhoto } from '../scene-picture/scene-picture.tsx';
import { Picture, TextBlocks } from '../text-blocks/text-blocks.tsx';
import { type Additions, StorySections } from './story-sections.tsx';

export interface StoryProps {
  of: HelpText | Service;
  heading: string;
  scene?: { slug: string; alt: string } | undefined;
  /** Beside the words, before the call button on a phone. */
  opening?: ReactNode;
  /** In the place of the scene, under the words. */
  card?: ReactNode;
  /** Whether the call stands at its head. */
  hasCall?: boolean;
  /** Beside the call button. */
  action?: ReactNode;
  additions?: Additions;
  /** Behind the questions. */
  children?: ReactNode;
}

/** A page that one text tells: its scene, its sections, its questions and the call. */
export function Story({
  of,
  heading,
  scene,
  opening,
  card,
  hasCall = true,
  action,
  additions = {},
  children,
}: StoryProps) {
  const content = useContent();
  const questions = questionsSection(of.text);
  const hasPhoto = usePhoto(scene?.slug);
  const { intro } = of.text;
  // A text that opens with a picture has it at the page's head, where what else stands before its sections is, too.
  const [opener] = intro;
  const picture = opener?.kind === 'image' && !hasPhoto ? opener : undefined;
  const file = picture && headFile(picture.source);
  const beside = opening ?? (picture && !file ? <Picture {...picture} isFirst /> : undefined);
  const isInHead = Boolean(picture ?? card);
  const actions = hasCall && (
    <div className="actions">
      <CallButton />
      {action}
    </div>
  );
  return (
    <>
      <PageHead
        heading={heading}
        lead={of.lead}
        aside={beside}
        isQuiet={!hasCall}
        more={opening && actions}
        scene={scene && file ? { ...scene, file, alt: content.interpolate(picture.alt) } : scene}
      >
        {!opening && actions}
        {isInHead && <TextBlocks blocks={intro.filter((block) => block !== picture)} />}
        {card}
      </PageHead>
      {!isInHead && intro.length > 0 && (
        <div className="section-pair">
          <div className="section">
            <TextBlocks blocks={intro} />
          </div>
          {additions.intro}
        </div>
      )}
      <StorySections sections={of.text.sections.filter((section) => section !== questions)} additions={additions} />
      {questions && (
        <Faq name={of.slug} title={<Phrase text={questions.title} />} questions={questionsIn(content, questions)} />
      )}
      {children}
    </>
  );
}
