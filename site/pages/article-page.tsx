import type { ReactNode } from 'react';
import type { TextBody } from '../../build/route.ts';
import { CallButton, EmergencyNumber } from '../components/call/call.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Markdown, Picture } from '../components/markdown/markdown.tsx';
import { usePhoto } from '../components/scene-picture/scene-picture.tsx';
import { ArticleSections } from '../components/section/article-sections.tsx';
import type { Guide, Service } from '../content/content.ts';
import { backgroundFiles } from '../scenes/drawings/index.tsx';
import { useContent } from '../site-context.ts';

interface ArticlePageProps {
  article: Guide | Service;
  heading: string;
  /** Left out, all words before the first section are in the head. */
  scene?: { slug: string; alt: string };
  /** Whether the call is at its head. */
  hasCall?: boolean;
  /** Whether 911 is called first, and the company after it. */
  isDanger?: boolean;
  /** Beside the call button; under a component at the head on a phone, so that no number of ours follows its answer. */
  action: ReactNode;
  /** What it costs: at the head, but after the sections where 911 comes first. */
  price?: ReactNode;
  /** After the sections. */
  children?: ReactNode;
}

/**
 * A page made from one text. The picture or component that it opens with is in its head, with the words under that,
 * or the component after them beside them;
 * where 911 comes first, the head has room for the numbers alone.
 */
export function ArticlePage({
  article,
  heading,
  scene,
  hasCall = true,
  isDanger = false,
  action,
  price,
  children,
}: ArticlePageProps) {
  const { interpolate, messages } = useContent();
  const hasPhoto = usePhoto(scene?.slug) !== undefined;
  const { intro, sections } = article.text;
  const [opener, ...rest] = intro;
  const picture = opener?.kind === 'image' && !hasPhoto ? opener : undefined;
  const opening = scene && opener?.kind === 'directive' && !isDanger ? opener : undefined;
  const background = picture && backgroundFiles(picture.source);
  const isInHead = Boolean(picture || opening || !scene);
  const words = picture || opening ? rest : intro;
  const card = isInHead && !opening ? words.find(({ kind }) => kind === 'directive') : undefined;
  const shown = picture && !background ? picture : card;
  return (
    <>
      <PageHead
        heading={heading}
        lead={article.lead}
        opening={opening && <Markdown text={[opening]} />}
        aside={shown && (shown.kind === 'image' ? <Picture {...shown} isFirst /> : <Markdown text={[shown]} />)}
        below={
          opening && (
            <>
              <div className="actions">{action}</div>
              {price}
            </>
          )
        }
        scene={scene && background ? { ...scene, ...background, alt: interpolate(picture.alt) } : scene}
      >
        {hasCall && (
          <div className="actions">
            {isDanger && <EmergencyNumber>{`${messages.layout.call} 911`}</EmergencyNumber>}
            <CallButton words={isDanger ? '' : messages.layout.call} form={isDanger ? 'button' : 'sign'} />
            {!opening && action}
          </div>
        )}
        {!opening && !isDanger && price}
        {isInHead && <Markdown text={words.filter((block) => block !== shown)} />}
      </PageHead>
      {isInHead ? <ArticleSections sections={sections} /> : <OpenedArticle {...article.text} />}
      {isDanger && price}
      {children}
    </>
  );
}

/** Words before the first section, a component among them beside them, and the sections. */
function OpenedArticle({ intro, sections }: TextBody) {
  const cards = intro.filter(({ kind }) => kind === 'directive');
  const words = intro.filter((block) => !cards.includes(block));
  return (
    <>
      {intro.length > 0 && (
        <div className={words.length > 0 ? 'section section--pair' : 'section'}>
          {words.length > 0 && (
            <div className="stack">
              <Markdown text={words} />
            </div>
          )}
          <Markdown text={cards} />
        </div>
      )}
      <ArticleSections sections={sections} />
    </>
  );
}
