import { heavyDutyPounds, longDistanceMiles } from '../../facts.ts';
import { servicePath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { Link } from '../link/link.tsx';

/** The jobs that need more than an ordinary truck, each with the page that tells more. */
export function Specialties() {
  return (
    <ul className="specialties">
      <li>
        <Icon name="truck" />
        <h3>Heavy-duty</h3>
        <p>
          Tractors, trailers, buses and box trucks up to {heavyDutyPounds}, upright or on their side.{' '}
          <Link to={servicePath('heavy-duty-towing')}>How heavy-duty towing works</Link>
        </p>
      </li>
      <li>
        <Icon name="motorcycle" />
        <h3>Motorcycle</h3>
        <p>
          Your bike rides upright on a flat deck, front wheel in a chock, tied down by the frame with soft straps.{' '}
          <Link to={servicePath('flatbed-towing')}>See what rides on a flatbed</Link>
        </p>
      </li>
      <li>
        <Icon name="route" />
        <h3>Long-distance</h3>
        <p>
          To the dealer, the family or the new house, up to {longDistanceMiles} away. Ask for the quote first; it is
          free. <Link to={servicePath('long-distance-towing')}>Plan a long-distance tow</Link>
        </p>
      </li>
      <li>
        <Icon name="accident" />
        <h3>After a crash</h3>
        <p>
          Out of the ditch, off the guardrail, onto the truck, without making the damage worse.{' '}
          <Link to={servicePath('accident-recovery')}>Read about accident recovery</Link>
        </p>
      </li>
    </ul>
  );
}
