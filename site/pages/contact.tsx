import { useBusiness } from '../business/business.ts';
import { hours } from '../business/claims.ts';
import { Address } from '../components/address/address.tsx';
import { AreaMap } from '../components/area-map/area-map.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallButton } from '../components/call-button/call-button.tsx';
import { Callout } from '../components/callout/callout.tsx';
import { Checklist } from '../components/checklist/checklist.tsx';
import { EmbeddedMap } from '../components/embedded-map/embedded-map.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { WhereAmI } from '../components/where-am-i/where-am-i.tsx';
import { useHref } from '../navigation.ts';
import { Icon } from '../scenes/icons.tsx';

/** How to reach the company and what to say. */
export function ContactPage() {
  const { name, township } = useBusiness();
  return (
    <>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={contactCrumbs} />
        <h1>
          Contact <span>{name}</span>
        </h1>
        <p className="lead">In an emergency the phone is fastest. The line is open {hours}.</p>
        <div className="actions">
          <CallButton />
          <QuoteButton label="Request Free Quote" />
        </div>
        <Callout title="911 first">
          <p>If anyone is hurt, the car is in a traffic lane, or you feel in danger, call 911 before you call us.</p>
        </Callout>
      </div>
      <div className="contact-columns">
        <div className="contact-columns__main">
          <WhereAmI />
          <section className="section">
            <h2>What to tell the dispatcher</h2>
            <Checklist>
              <li>Your name and a number we can call back.</li>
              <li>The make, model and color, and whether all wheels turn.</li>
              <li>What happened: it died, it hit something, it will not shift.</li>
              <li>How many people are with you, and any pets.</li>
              <li>Where the vehicle should go, if you know already.</li>
            </Checklist>
          </section>
        </div>
        <aside className="contact-card" aria-labelledby="reach-us">
          <h2 id="reach-us">Where and when</h2>
          <dl>
            <div>
              <dt>Address</dt>
              <dd>
                <Address />
              </dd>
            </div>
            <div>
              <dt>Business hours</dt>
              <dd>Open 24/7, holidays included</dd>
            </div>
            <div>
              <dt>Service area</dt>
              <dd>{township} and about 15 miles around</dd>
            </div>
          </dl>
          <p>
            <a className="lone-link" href={useHref()('/contact.vcf')}>
              <Icon name="phone" />
              Save our number
            </a>
          </p>
        </aside>
      </div>
      <section>
        <h2>Areas we serve</h2>
        <AreaMap />
      </section>
      <section>
        <h2>Find us on the map</h2>
        <EmbeddedMap />
      </section>
    </>
  );
}

export const contactCrumbs = [
  { name: 'Home', path: '/' },
  { name: 'Contact', path: '/contact/' },
];
