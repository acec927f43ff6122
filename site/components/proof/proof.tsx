import { useContent } from '../../site-context.ts';
import { DescriptionList } from '../description-list/description-list.tsx';

/** How fast, how heavy and how far, of the services that the company offers, in figures under the first screen. */
export function Proof() {
  const { messages, interpolate, offers } = useContent();
  const { response, heavyDuty, distance } = messages.home.proof;
  return (
    <div className="proof night">
      <DescriptionList
        className="figures"
        items={{
          [response]: interpolate('{responseFigure}'),
          [heavyDuty]: offers('heavy-duty-towing') && interpolate('{heavyDutyFigure}'),
          [distance]: offers('long-distance-towing') && interpolate('{longDistanceFigure}'),
        }}
      />
    </div>
  );
}
