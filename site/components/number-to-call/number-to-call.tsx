import type { StateData } from '../../content/state-schema.ts';
import { useContent } from '../../site-context.ts';
import { CallLink } from '../call-link/call-link.tsx';

/** The emergency number as a red button; a sentence may take the place of the figures. */
export const EmergencyNumber = ({ children = '911' }: { children?: string }) => (
  <a className="number-to-call number-to-call--911" href="tel:911">
    {children}
  </a>
);

/** The company's number as an amber button. */
export const OurNumber = () => <CallLink className="number-to-call number-to-call--ours" />;

/** A toll road's number as a sign: an iPhone dials no link that has `#` in it, so it is no link. */
export function TollRoadNumber({ road }: { road: StateData['tollRoads'][number] }) {
  const { dial } = useContent().messages.layout;
  return (
    <p className="number-to-call number-to-call--by-hand">
      <small>
        {road.short}, {dial}
      </small>{' '}
      {road.dial}
    </p>
  );
}
