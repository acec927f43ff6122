import { useContent } from '../../site-context.ts';
import { Figures } from '../figures/figures.tsx';

/** How fast, how heavy and how far, of the services that the company offers, in figures under the first screen. */
export function Proof() {
  const { phrases, fill, offers } = useContent();
  const { response, heavyDuty, distance } = phrases.home.proof;
  return (
    <div className="proof night">
      <Figures
        figures={[
          { value: fill('{averageResponse}'), label: response },
          ...(offers('heavy-duty-towing') ? [{ value: fill('{heavyDutyPounds}'), label: heavyDuty }] : []),
          ...(offers('long-distance-towing') ? [{ value: fill('{longDistanceMiles}'), label: distance }] : []),
        ]}
      />
    </div>
  );
}
