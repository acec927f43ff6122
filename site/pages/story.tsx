import type { ReactNode } from 'react';
import { Faq } from '../components/accordion/accordion.tsx';
import { CabCard } from '../components/cab-card/cab-card.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Markdown, Picture } from '../components/markdown/markdown.tsx';
import { EmergencyNumber } from '../components/number-to-call/number-to-call.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { RateTable } from '../components/rate-table/rate-table.tsx';
import { usePhoto } from '../components/scene-picture/scene-picture.tsx';
import { ServiceCards } from '../components/service-card/service-card.tsx';
import { type Additions, StorySection, StorySections } from '../components/story/story-sections.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import { WhoToCall } from '../components/who-to-call/who-to-call.tsx';
import { YardCard } from '../components/yard-card/yard-card.tsx';
import type { HelpText, Service, ServiceCard } from '../content/content.ts';
import { hasLayout } from '../content/layouts.ts';
import { questionsOf } from '../content/questions.ts';
import { shortTitle } from '../content/titles.ts';
import { headFile } from '../scenes/drawings/index.tsx';
import { useContent } from '../site-context.ts';

/** The services that a driver asks for from the road. */
const fromTheRoad: readonly string[] = ['emergency-towing-service', 'roadside-assistance', 'accident-recovery'];

/** One service, and related services. Where the car stopped comes first where it may be in danger. */
export function ServicePage({ service }: { service: Service }) {
  const { messages, services, interpolate } = useContent();
  const { slug, picture } = service;
  const isCrash = slug === 'accident-recovery';
  const related = relatedTo(service, services);
  return (
    <Story
      of={service}
      heading={interpolate(shortTitle(service.title))}
      scene={{ slug, alt: picture }}
      opening={slug === 'emergency-towing-service' && <WhoToCall />}
      action={
        <>
          {fromTheRoad.includes(slug) && <TextLocation />}
          {!isCrash && <QuoteButton />}
        </>
      }
      isDanger={isCrash}
      additions={{ intro: isCrash && <WhoToCall /> }}
    >
      {related.length > 0 && (
        <section className="related">
          <h2>{messages.service.related}</h2>
          <ServiceCards services={related} />
        </section>
      )}
    </Story>
  );
}

/** Those that its text names, as far as they are offered; in the place of the others any that are. */
function relatedTo(service: Service, services: readonly ServiceCard[]): readonly ServiceCard[] {
  const named = service.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  const others = services.filter((other) => other.slug !== service.slug && !named.includes(other));
  return [...named, ...others].slice(0, service.related.length);
}

/** A page of answers. */
export const HelpPage = ({ page }: { page: HelpText }) => (
  <Story
    of={page}
    heading={useContent().interpolate(page.heading)}
    card={page.slug === 'fleets' && <CabCard />}
    hasCall={!page.isOthersJob}
    action={page.quote && <QuoteButton label={page.quote} />}
    additions={{ rates: <RateTable />, yard: <YardCard /> }}
  />
);

interface StoryProps {
  of: HelpText | Service;
  heading: string;
  scene?: { slug: string; alt: string };
  /** Beside the words, under the call button on a phone. */
  opening?: ReactNode;
  /** In the place of the scene, under the words. */
  card?: ReactNode;
  /** Whether the call stands at its head. */
  hasCall?: boolean;
  /** Whether 911 is called first, and the company after it. */
  isDanger?: boolean;
  /** Beside the call button; under the opening on a phone, so that no number of ours follows an answer of it. */
  action: ReactNode;
  additions: Additions;
  /** Behind the questions. */
  children?: ReactNode;
}

/** A page that one text tells: its scene, its sections, its questions and the call. */
function Story(props: StoryProps) {
  const { of, heading, scene, opening, card, hasCall = true, isDanger, action, additions, children } = props;
  const content = useContent();
  const { section: asked, questions } = questionsOf(content, of.text);
  const hasPhoto = usePhoto(scene?.slug);
  const { intro } = of.text;
  // A text that opens with a picture has it at the page's head, where what else stands before its sections is, too.
  const [opener] = intro;
  const picture = opener?.kind === 'image' && !hasPhoto ? opener : undefined;
  const file = picture && headFile(picture.source);
  const sections = of.text.sections.filter((section) => section !== asked);
  // What is taller than the first words has the first section beside it, too.
  const [first, ...others] = sections;
  const besideAddition = additions.intro && first && hasLayout(first, 'pair') ? first : undefined;
  const isInHead = Boolean(picture || card);
  return (
    <>
      <PageHead
        heading={heading}
        lead={of.lead}
        opening={opening}
        aside={picture && !file && <Picture {...picture} isFirst />}
        isQuiet={!hasCall}
        more={<div className="actions">{action}</div>}
        scene={scene && file ? { ...scene, file, alt: content.interpolate(picture.alt) } : scene}
      >
        {hasCall && (
          <div className="actions">
            {isDanger && <EmergencyNumber>{`${content.messages.layout.call} 911`}</EmergencyNumber>}
            <CallButton />
            {!opening && action}
          </div>
        )}
        {isInHead && <Markdown text={intro.filter((block) => block !== picture)} />}
        {card}
      </PageHead>
      {!isInHead && (intro.length > 0 || additions.intro) && (
        <div className="section-pair">
          {intro.length > 0 && (
            <div className="section">
              <Markdown text={intro} />
            </div>
          )}
          {additions.intro}
          {besideAddition && <StorySection section={besideAddition} />}
        </div>
      )}
      <StorySections sections={besideAddition ? others : sections} additions={additions} />
      {asked && <Faq name={of.slug} title={<Markdown text={asked.title} />} questions={questions} />}
      {children}
    </>
  );
}
