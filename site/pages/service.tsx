import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { Story } from '../components/story/story.tsx';
import { type Content, type Service, useContent } from '../content/content.ts';
import { servicePath } from '../navigation.ts';

/** One service: its scene, its own story, its questions, and the services that lie near. */
export function ServicePage({ service }: { service: Service }) {
  const words = useContent();
  const related = service.related.flatMap((slug) => words.services.filter((other) => other.slug === slug));
  return (
    <Story
      of={service}
      heading={service.name}
      crumbs={serviceCrumbs(words, service)}
      scene={service.slug}
      action={<QuoteButton />}
    >
      <section>
        <h2>{words.phrases.service.related}</h2>
        <ul className="cards">
          {related.map((other) => (
            <ServiceCard key={other.slug} service={other} />
          ))}
        </ul>
      </section>
    </Story>
  );
}

export const serviceCrumbs = ({ phrases }: Content, { name, slug }: Service) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name, path: servicePath(slug) },
];
