import { serviceLinks } from '../../navigation.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { LinkItems } from '../link-items/link-items.tsx';
import { Person } from '../person/person.tsx';
import { Paragraph } from '../phrase/phrase.tsx';

/** Who the company is and all that it does. */
export function Intro() {
  const content = useContent();
  const { messages, interpolate } = content;
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
        <ul className="service-list">
          <LinkItems links={serviceLinks(content)} />
        </ul>
      </nav>
    </section>
  );
}
