import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ServiceCards } from '../components/service-card/service-card.tsx';
import { Story, type StoryProps } from '../components/story/story.tsx';
import { TextLocation } from '../components/text-location/text-location.tsx';
import { WhoToCall } from '../components/who-to-call/who-to-call.tsx';
import type { ServiceCard as CardOf, Service } from '../content/content.ts';
import { shortTitle } from '../content/titles.ts';
import { useContent } from '../site-context.ts';

/** Those that a driver asks for from the road. */
const fromTheRoad: readonly string[] = ['emergency-towing-service', 'roadside-assistance', 'accident-recovery'];

/** One service, and related services. */
export function ServicePage({ service }: { service: Service }) {
  const { messages, services, interpolate } = useContent();
  const related = relatedTo(service, services);
  const action = (
    <>
      {fromTheRoad.includes(service.slug) && <TextLocation />}
      <QuoteButton />
    </>
  );
  return (
    <Story of={service} heading={interpolate(shortTitle(service.title))} {...headOf(service)} action={action}>
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
function relatedTo(service: Service, services: readonly CardOf[]): readonly CardOf[] {
  const named = service.related.flatMap((slug) => services.filter((other) => other.slug === slug));
  const others = services.filter((other) => other.slug !== service.slug && !named.includes(other));
  return [...named, ...others].slice(0, service.related.length);
}

/** What stands at the head of a service's page, and what else is no text: where the car stopped comes first where it may be in danger. */
function headOf({ slug, picture }: Service): Pick<StoryProps, 'scene' | 'opening' | 'additions'> {
  const scene = { slug, alt: picture };
  if (slug === 'emergency-towing-service') return { scene, opening: <WhoToCall /> };
  return slug === 'accident-recovery' ? { scene, additions: { intro: <WhoToCall /> } } : { scene };
}
