import type { Content } from '../../content/content.ts';
import { capitalized, listOf } from '../../content/facts.ts';
import { useContent } from '../../site-context.ts';
import { ServiceCard } from '../service-card/service-card.tsx';

/** The jobs that need more than an ordinary truck, a card each, with the page that tells more. */
export const Specialties = () =>
  specialtiesOf(useContent()).map(([scene, service, words]) => (
    <ServiceCard key={scene} service={service} of={{ scene, ...words }} />
  ));

/** The jobs of those that the company offers, as a heading: `Heavy-duty and long-distance towing`. */
export function specialtiesTitle(content: Content): string {
  const { messages, interpolate, language } = content;
  const kinds = specialtiesOf(content).map(([, , { kind }]) => kind);
  return capitalized(
    interpolate(messages.home.specialties.title, { kinds: listOf(kinds, messages.claims.list) }),
    language,
  );
}

/** Those that the company offers, each with its scene, its service and its words. */
export const specialtiesOf = ({ messages, services }: Content) =>
  Object.entries(messages.home.specialties.items).flatMap(([scene, words]) => {
    const service = services.find(({ slug }) => slug === serviceOf(scene));
    return service ? ([[scene, service, words]] as const) : [];
  });

/** Motorcycles ride on a flatbed; every other specialty is a service of its own. */
const serviceOf = (scene: string) => (scene === 'motorcycle' ? 'flatbed-towing' : scene);
