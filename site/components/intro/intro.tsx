import { useBusiness, useContent } from '../../site-context.ts';
import { Person } from '../person/person.tsx';
import { Paragraph } from '../phrase/phrase.tsx';
import { ServiceList } from '../service-list/service-list.tsx';

/** Who the company is and all that it does. */
export function Intro() {
  const { messages, interpolate } = useContent();
  const { title, text, services } = messages.home.intro;
  const [person] = useBusiness().people ?? [];
  return (
    <section className="intro split">
      <div className="stack">
        <h2>{interpolate(title)}</h2>
        <Paragraph text={text} />
        {person && <Person {...person} />}
      </div>
      <nav aria-labelledby="services">
        <h3 id="services">{services}</h3>
        <ServiceList />
      </nav>
    </section>
  );
}
