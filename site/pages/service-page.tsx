import { CallButton } from '../components/call/call.tsx';
import { ServiceCards } from '../components/card/service-card.tsx';
import { PageHead, useBackground } from '../components/head/page-head.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { PriceLine } from '../components/rows/price-line.tsx';
import { usePhoto } from '../components/scene-picture/scene-picture.tsx';
import { ArticleBody, ArticleSections } from '../components/section/article-sections.tsx';
import { Section } from '../components/section/section.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import { CallsAndDanger, RoadControl } from '../components/who-to-call/who-to-call.tsx';
import type { Service, ServiceCard } from '../content/content.ts';
import { shortTitle } from '../content/titles.ts';
import { useContent } from '../site-context.ts';

/**
 * A service; at the end its questions, and related services beside them. If its text opens with the road control, that is in
 * the page head; a drawing there replaces the scene. With the control the head has 911 first, and neither a price nor the quote.
 */
export function ServicePage({ service }: { service: Service }) {
  const { shared, services } = useContent();
  const { slug, picture, textsLocation, text } = service;
  const related = relatedTo(service, services);
  const hasPhoto = usePhoto(slug) !== undefined;
  const [opener, ...rest] = text.intro;
  const background = useBackground(opener);
  const drawing = hasPhoto ? undefined : background;
  const questions = text.sections.find(({ layout }) => layout.includes('faq'));
  const hasControl = opener?.kind === 'directive' && opener.name === 'who-to-call';
  return (
    <>
      <PageHead
        heading={shortTitle(service.title)}
        lead={service.lead}
        {...(hasControl ? { opening: <RoadControl /> } : { scene: { slug, alt: picture, ...drawing } })}
      >
        {hasControl ? (
          <CallsAndDanger />
        ) : (
          <>
            <div className="actions">
              <CallButton form="sign" />
              {textsLocation && <TextLocation />}
              <QuoteButton />
            </div>
            <PriceLine service={slug} />
          </>
        )}
      </PageHead>
      <ArticleBody
        intro={drawing || hasControl ? rest : text.intro}
        sections={text.sections.filter((section) => section !== questions)}
      />
      {(questions || related.length > 0) && (
        <div className="section section--grid band">
          {questions && <ArticleSections sections={[questions]} />}
          {related.length > 0 && (
            <Section title={shared.relatedServices} className="section screen-only">
              <ServiceCards services={related} areRows />
            </Section>
          )}
        </div>
      )}
    </>
  );
}

/** The services that its text names; any others take the place of those that aren't offered. */
function relatedTo(service: Service, services: readonly ServiceCard[]): readonly ServiceCard[] {
  const named = service.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  const others = services.filter((other) => other.slug !== service.slug && !named.includes(other));
  return [...named, ...others].slice(0, service.related.length);
}
