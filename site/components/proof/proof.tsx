import { useContent } from '../../site-context.ts';
import { Figures } from '../figures/figures.tsx';

/** How fast, how heavy and how far, of the services that the company offers, in figures under the first screen. */
export function Proof() {
  const { messages, interpolate, offers } = useContent();
  const { response, heavyDuty, distance } = messages.home.proof;
  return (
    <div className="proof night">
      <Figures
        figures={[
          { value: interpolate('{responseFigure}'), label: response },
          ...(offers('heavy-duty-towing') ? [{ value: interpolate('{heavyDutyFigure}'), label: heavyDuty }] : []),
          ...(offers('long-distance-towing') ? [{ value: interpolate('{longDistanceFigure}'), label: distance }] : []),
        ]}
      />
    </div>
  );
}
