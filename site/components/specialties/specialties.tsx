import type { ReactNode } from 'react';
import { heavyDutyPounds, longDistanceMiles } from '../../business/claims.ts';
import { servicePath } from '../../navigation.ts';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** The jobs that need more than an ordinary truck, each with the page that tells more. */
export function Specialties() {
  return (
    <ul className="specialties">
      <Specialty
        title="Heavy-duty"
        scene="heavy-duty-towing"
        alt="A rotator lifts a tipped trailer"
        link={
          <Link className="lone-link" to={servicePath('heavy-duty-towing')}>
            How heavy-duty towing works
          </Link>
        }
      >
        Tractors, trailers, buses and box trucks up to {heavyDutyPounds}, upright or on their side.
      </Specialty>
      <Specialty
        title="Motorcycle"
        scene="motorcycle"
        alt="A motorcycle strapped upright on a flatbed"
        link={
          <Link className="lone-link" to={servicePath('flatbed-towing')}>
            See what rides on a flatbed
          </Link>
        }
      >
        Your bike rides upright on a flat deck, front wheel in a chock, tied down by the frame with soft straps.
      </Specialty>
      <Specialty
        title="Long-distance"
        scene="long-distance-towing"
        alt="A flatbed on a long highway"
        link={
          <Link className="lone-link" to={servicePath('long-distance-towing')}>
            Plan a long-distance tow
          </Link>
        }
      >
        To the dealer, the family or the new house, up to {longDistanceMiles} away. Ask for the quote first; it is free.
      </Specialty>
      <Specialty
        title="After a crash"
        scene="accident-recovery"
        alt="A winch line pulls a car out of a ditch"
        link={
          <Link className="lone-link" to={servicePath('accident-recovery')}>
            Read about accident recovery
          </Link>
        }
      >
        Out of the ditch, off the guardrail, onto the truck, without making the damage worse.
      </Specialty>
    </ul>
  );
}

interface SpecialtyProps {
  title: string;
  scene: string;
  alt: string;
  link: ReactNode;
  children: ReactNode;
}

function Specialty({ title, scene, alt, link, children }: SpecialtyProps) {
  return (
    <li>
      <ScenePicture slug={scene} alt={alt} inCard />
      <h3>{title}</h3>
      <p>{children}</p>
      {link}
    </li>
  );
}
