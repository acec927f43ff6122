import { formatPhone } from '../../business/phone.ts';
import type { StateData } from '../../content/front-matter.ts';
import { useBusiness, useContent } from '../../site-context.ts';

/** The emergency number as a red button. */
export const EmergencyNumber = () => (
  <a className="number-to-call number-to-call--911" href="tel:911">
    911
  </a>
);

/** The company's number as an amber button. */
export function OurNumber() {
  const { phone } = useBusiness();
  return (
    <a className="number-to-call number-to-call--ours" href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}

/** A toll road's number as a sign: an iPhone dials no link that has `#` in it, so it is no link. */
export function TollRoadNumber({ road }: { road: StateData['tollRoads'][number] }) {
  const { dial } = useContent().messages.whoToCall;
  return (
    <p className="number-to-call number-to-call--by-hand">
      <small>
        {road.short}, {dial}
      </small>{' '}
      {road.dial}
    </p>
  );
}
