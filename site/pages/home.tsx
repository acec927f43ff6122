import { useBusiness } from '../business/business.ts';
import {
  averageResponse,
  experience,
  heavyDutyPounds,
  hours,
  longDistanceMiles,
  yearlyBreakdowns,
} from '../business/claims.ts';
import { serviceNamed } from '../business/services.ts';
import { Accordion } from '../components/accordion/accordion.tsx';
import { AreaMap } from '../components/area-map/area-map.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { Hero } from '../components/hero/hero.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { Link } from '../components/link/link.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { ServiceCard } from '../components/service-card/service-card.tsx';
import { ServiceList } from '../components/service-list/service-list.tsx';
import { Specialties } from '../components/specialties/specialties.tsx';
import { Steps } from '../components/steps/steps.tsx';
import { postPath } from '../navigation.ts';
import { breakdowns } from '../words/breakdowns.ts';
import { faq } from '../words/faq.ts';

const cards = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'].map(serviceNamed);

/** The page that a stranded driver most likely sees first. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Proof />
      <Intro />
      <EmergencyResponse />
      <section>
        <h2>From flat tires to engine failure</h2>
        <p className="lead">Tell us what the car does, or does not do. You need not know the cause.</p>
        <IconList items={breakdowns} />
      </section>
      <section className="band">
        <h2>Heavy loads, two wheels, long roads</h2>
        <Specialties />
      </section>
      <ServiceArea />
      <section className="faq band">
        <h2 id="faq">Questions drivers ask</h2>
        <Accordion name="faq" questions={faq} />
      </section>
      <MoreAboutTowing />
      <CallBand title="Standing on the shoulder now?" text="Call. The line is open day and night." />
    </>
  );
}

function Proof() {
  return (
    <div className="proof night">
      <Figures
        figures={[
          { value: '24/7', label: hours },
          { value: averageResponse, label: 'average response time' },
          { value: heavyDutyPounds, label: 'heavy-duty capacity' },
          { value: longDistanceMiles, label: 'the farthest we tow' },
        ]}
      />
    </div>
  );
}

function Intro() {
  const { name, township } = useBusiness();
  return (
    <section>
      <div className="intro">
        <div>
          <h2>A tow truck from your own township</h2>
          <p className="lead">
            {name} has brought drivers home for {experience}. We are based in {township} and work the roads around it at
            every hour, in every weather. Cars break down {yearlyBreakdowns} times a year in this country. When it is
            your turn, you want a truck that is near. <Link to="/about/">Read who we are</Link>.
          </p>
        </div>
        <nav aria-labelledby="services">
          <h3 id="services">All our services</h3>
          <ServiceList />
        </nav>
      </div>
      <ul className="cards">
        {cards.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </ul>
    </section>
  );
}

function EmergencyResponse() {
  return (
    <section className="emergency-response band">
      <h2>What happens when you call</h2>
      <p className="lead">
        Hurt, in danger, or stopped in a traffic lane? <a href="tel:911">Call 911 first.</a> Then call us.
      </p>
      <Steps
        steps={[
          {
            title: 'Tell us where you are',
            text: 'The road, your direction, the last exit or mile marker you passed.',
          },
          { title: 'We send the right truck', text: 'Flatbed, wheel-lift or heavy wrecker, chosen for your vehicle.' },
          { title: 'You stay safe', text: 'Well off the road if you can get there, belted in if you cannot.' },
        ]}
      />
      <p>
        Not sure what to say? The contact page helps you <Link to="/contact/#where-am-i">find out where you are</Link>,
        and our guide tells <Link to={postPath('what-to-do-car-breaks-down-highway')}>what to do on the highway</Link>{' '}
        until we come.
      </p>
    </section>
  );
}

function MoreAboutTowing() {
  if (useBusiness().otherTowingSites.length === 0) return null;
  return (
    <section>
      <h2>More about towing</h2>
      <OutboundLinks />
    </section>
  );
}

function ServiceArea() {
  const { township } = useBusiness();
  return (
    <section className="service-area">
      <h2>Where we tow</h2>
      <p className="lead">
        {township} and about 15 miles around it. Beyond that circle, ask: long-distance tows start here and end where
        you need them.
      </p>
      <AreaMap />
    </section>
  );
}
