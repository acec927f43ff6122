import { type Service, serviceNamed } from '../business/services.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { servicePath } from '../navigation.ts';
import type { ServiceText } from './services/index.ts';

/** One service: its scene, its own story, its questions, and the services that lie near. */
export function ServicePage({
  service,
  text: { lead, default: Text, questions },
}: {
  service: Service;
  text: ServiceText;
}) {
  return (
    <>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={serviceCrumbs(service)} />
        <h1>{service.name}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <CallButton />
          <QuoteButton />
        </div>
        <ScenePicture slug={service.slug} alt={service.picture} />
      </div>
      <div className="prose">
        <Text />
      </div>
      <section className="faq band">
        <h2>Asked about {service.name.toLowerCase()}</h2>
        <Accordion name={service.slug} questions={questions} />
      </section>
      <section>
        <h2>Related services</h2>
        <ul className="cards">
          {service.related.map(serviceNamed).map((related) => (
            <ServiceCard key={related.slug} service={related} />
          ))}
        </ul>
      </section>
      <CallBand title={`Need ${service.name.toLowerCase()}?`} text="Call at any hour, or ask for a free quote." />
    </>
  );
}

export const serviceCrumbs = ({ name, slug }: Service) => [
  { name: 'Home', path: '/' },
  { name, path: servicePath(slug) },
];
