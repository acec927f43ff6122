import { ServiceCards } from '../components/card/service-card.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { PriceLine } from '../components/rows/price-line.tsx';
import { Section } from '../components/section/section.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import type { Service, ServiceCard } from '../content/content.ts';
import { shortTitle } from '../content/titles.ts';
import { useContent } from '../site-context.ts';
import { ArticlePage } from './article-page.tsx';

/** One service, and related services. Where the car stopped comes first where it may be in danger. */
export function ServicePage({ service }: { service: Service }) {
  const { shared, services } = useContent();
  const { slug, picture, textsLocation, isDanger } = service;
  const related = relatedTo(service, services);
  return (
    <ArticlePage
      article={service}
      heading={shortTitle(service.title)}
      scene={{ slug, alt: picture }}
      action={
        <>
          {textsLocation && <TextLocation />}
          {!isDanger && <QuoteButton />}
        </>
      }
      isDanger={isDanger}
      price={<PriceLine service={slug} isSection={isDanger} />}
    >
      {related.length > 0 && (
        <Section title={shared.relatedServices} isScreenOnly>
          <ServiceCards services={related} />
        </Section>
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
