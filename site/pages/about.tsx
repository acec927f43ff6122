import { useBusiness } from '../business/business.ts';
import { averageResponse, experience, flatbedPounds, heavyDutyPounds, longDistanceMiles } from '../business/claims.ts';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { Figures } from '../components/figures/figures.tsx';
import { IconList } from '../components/icon-list/icon-list.tsx';
import { Link } from '../components/link/link.tsx';
import { OutboundLinks } from '../components/outbound-links/outbound-links.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { servicePath } from '../navigation.ts';
import { principles } from '../words/principles.ts';

/** Who the company is and why a driver may trust it. */
export function AboutPage() {
  const { name, township, otherTowingSites } = useBusiness();
  return (
    <>
      <div className="page-head page-head--split">
        <Breadcrumbs crumbs={aboutCrumbs} />
        <h1>
          About <span>{name}</span>
        </h1>
        <p className="lead">We are the towing company down the road. That is the whole idea.</p>
        <ScenePicture
          slug="long-distance-towing"
          alt="Our flatbed carries a car along the highway past a mile marker"
        />
      </div>
      <div className="prose">
        <Section title="Our story">
          <p>
            We have worked the roads of {township} for {experience}. It began with one kind of call, the one every tow
            operator knows: a car dead on the shoulder, a driver who has never stood there before, traffic close enough
            to feel. We learned then that towing is two jobs. One is moving the car. The other is telling a worried
            person, in plain words, what happens next.
          </p>
          <p>
            Since that time the work has grown from cars to motorcycles, box trucks and tractor-trailers, and from the
            next garage to shops several states away. The second job has stayed the same.
          </p>
        </Section>
        <Section title="Our mission">
          <p>
            Get every driver off the road safely, bring the vehicle where it can be put right, and say honestly what we
            can do before we do it.
          </p>
        </Section>
        <Section title="What we hold to">
          <IconList items={principles} />
        </Section>
        <Section title="Licensed, insured, certified">
          <p>
            The company is licensed and insured, and its operators are certified for the trucks they run. Ask to see the
            papers before we load; that is a fair question to put to any tow truck that stops for you.
          </p>
          {otherTowingSites.length > 0 && (
            <>
              <p>Our trade is recognized, and its standards are kept, by its associations:</p>
              <OutboundLinks />
            </>
          )}
        </Section>
        <Section title="Why drivers choose us">
          <Figures
            figures={[
              { value: '24/7', label: 'the phone and the trucks, holidays too' },
              { value: averageResponse, label: 'from call to arrival, on average' },
              { value: heavyDutyPounds, label: 'on our heavy wreckers' },
              { value: flatbedPounds, label: 'on our flatbeds' },
              { value: longDistanceMiles, label: 'in one tow' },
            ]}
          />
          <p>
            One number reaches all of it. You need not know whether yours is a job for a{' '}
            <Link to={servicePath('flatbed-towing')}>flatbed</Link>, a{' '}
            <Link to={servicePath('car-towing')}>wheel-lift truck</Link> or{' '}
            <Link to={servicePath('roadside-assistance')}>a jump start at the curb</Link>. Say what you see, and we work
            out the rest.
          </p>
          <p>
            There are also roads where we may not help, and we tell you so: on the New Jersey Turnpike and the Garden
            State Parkway only garages authorized by the Turnpike Authority may tow. If you are stopped there, dial #95.
          </p>
        </Section>
      </div>
      <CallBand title="Need us today?" text="Call at any hour, or send the few details that a quote takes." />
    </>
  );
}

export const aboutCrumbs = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about/' },
];
