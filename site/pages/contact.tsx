import { Address } from '../components/address/address.tsx';
import { AreaMap } from '../components/area-map/area-map.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Callout } from '../components/callout/callout.tsx';
import { CompanyName } from '../components/company-name/company-name.tsx';
import { DrawingPicture } from '../components/drawing/drawing.tsx';
import { EmbeddedMap } from '../components/embedded-map/embedded-map.tsx';
import { Phrase } from '../components/phrase/phrase.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { WhereAmI } from '../components/where-am-i/where-am-i.tsx';
import { type Content, useContent } from '../content/content.ts';
import { useHref } from '../navigation.ts';
import { Icon } from '../scenes/icons.tsx';

/** How to reach the company and what to say. */
export function ContactPage() {
  const words = useContent();
  const { heading, lead, quote, emergency, dispatcher, withoutVoice, areas, map } = words.phrases.contact;
  return (
    <>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={contactCrumbs(words)} />
        <h1>
          {heading} <CompanyName />
        </h1>
        <p className="lead">
          <Phrase text={lead} />
        </p>
        <div className="actions">
          <CallButton />
          <QuoteButton label={quote} />
        </div>
        <Callout title={emergency.title}>
          <p>
            <Phrase text={emergency.text} />
          </p>
        </Callout>
      </div>
      <div className="contact-columns">
        <WhereAmI />
        <ReachUs />
      </div>
      <div className="section-pair">
        <section className="section">
          <h2>{dispatcher.title}</h2>
          <DrawingPicture
            name="tell-the-dispatcher"
            alt={dispatcher.drawing}
            places={dispatcher.items.map((item) => <li key={item}>{item}</li>)}
          />
        </section>
        <section className="section">
          <h2 id="without-voice">{withoutVoice.title}</h2>
          <ul>
            {withoutVoice.items
              .filter(({ length }) => length > 0)
              .map((item, index) => (
                <li key={index}>
                  <Phrase text={item} />
                </li>
              ))}
          </ul>
          <p>
            <Phrase text={withoutVoice.more} />
          </p>
        </section>
      </div>
      <section className="service-area">
        <h2>{areas}</h2>
        <AreaMap />
      </section>
      <section>
        <h2>{map.title}</h2>
        <EmbeddedMap />
      </section>
    </>
  );
}

function ReachUs() {
  const { phrases, fill } = useContent();
  const { title, address, hours, area, save } = phrases.contact.card;
  return (
    <aside className="contact-card" aria-labelledby="reach-us">
      <h2 id="reach-us">{title}</h2>
      <dl>
        <div>
          <dt>{address}</dt>
          <dd>
            <Address />
          </dd>
        </div>
        <div>
          <dt>{hours.label}</dt>
          <dd>{hours.text}</dd>
        </div>
        <div>
          <dt>{area.label}</dt>
          <dd>{fill(area.text)}</dd>
        </div>
      </dl>
      <p>
        <a className="lone-link" href={useHref()('/contact.vcf')}>
          <Icon name="phone" />
          {save}
        </a>
      </p>
    </aside>
  );
}

export const contactCrumbs = ({ phrases }: Content) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name: phrases.layout.pages.contact, path: '/contact/' },
];
