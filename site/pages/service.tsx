import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { Story } from '../components/story/story.tsx';
import type { Service } from '../content/content.ts';
import { shortTitle } from '../content/titles.ts';
import { useContent } from '../site-context.ts';

/** One service, and related services. */
export function ServicePage({ service }: { service: Service }) {
  const { messages, services, interpolate } = useContent();
  const related = service.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  return (
    <Story of={service} heading={interpolate(shortTitle(service.title))} scene={service.slug} action={<QuoteButton />}>
      <section>
        <h2>{messages.service.related}</h2>
        <ul className="cards">
          {related.map((other) => (
            <ServiceCard key={other.slug} service={other} />
          ))}
        </ul>
      </section>
    </Story>
  );
}
