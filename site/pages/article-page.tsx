import type { ReactNode } from 'react';
import type { TextBody } from '../../build/route.ts';
import { ArticleSections } from '../components/article-sections/article-sections.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Markdown, Picture } from '../components/markdown/markdown.tsx';
import { EmergencyNumber } from '../components/number-to-call/number-to-call.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { PriceLine } from '../components/price-line/price-line.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { usePhoto } from '../components/scene-picture/scene-picture.tsx';
import { ServiceCards } from '../components/service-card/service-card.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import type { Guide, Service, ServiceCard } from '../content/content.ts';
import { shortTitle } from '../content/titles.ts';
import { backgroundFiles } from '../scenes/drawings/index.tsx';
import { useContent } from '../site-context.ts';

/** One service, and related services. Where the car stopped comes first where it may be in danger. */
export function ServicePage({ service }: { service: Service }) {
  const { messages, services, interpolate } = useContent();
  const { slug, picture, textsLocation, isDanger } = service;
  const related = relatedTo(service, services);
  return (
    <ArticlePage
      article={service}
      heading={interpolate(shortTitle(service.title))}
      scene={{ slug, alt: picture }}
      action={
        <>
          {textsLocation && <TextLocation />}
          {!isDanger && <QuoteButton />}
        </>
      }
      isDanger={isDanger}
      price={<PriceLine service={slug} />}
    >
      {related.length > 0 && (
        <section className="related split">
          <h2>{messages.service.related}</h2>
          <ServiceCards services={related} />
        </section>
      )}
    </ArticlePage>
  );
}

/** Those that its text names, as far as they are offered; in the place of the others any that are. */
function relatedTo(service: Service, services: readonly ServiceCard[]): readonly ServiceCard[] {
  const named = service.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  const others = services.filter((other) => other.slug !== service.slug && !named.includes(other));
  return [...named, ...others].slice(0, service.related.length);
}

/** A page of answers. */
export const GuidePage = ({ page }: { page: Guide }) => (
  <ArticlePage
    article={page}
    heading={page.heading}
    hasCall={!page.isOthersJob}
    action={page.quote && <QuoteButton label={page.quote} />}
  />
);

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
function ArticlePage({
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
        isQuiet={!hasCall}
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
            <CallButton words={isDanger ? '' : messages.layout.call} />
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
        <div className={words.length > 0 ? 'section-pair' : 'section'}>
          {words.length > 0 && (
            <div className="section">
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
