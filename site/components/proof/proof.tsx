import { useContent } from '../../site-context.ts';
import { Figures } from '../figures/figures.tsx';

/** When, how fast, how heavy and how far, of the services that the company offers, in figures under the first screen. */
export function Proof() {
  const { messages, interpolate, offers } = useContent();
  const { always, response, heavyDuty, distance } = messages.home.proof;
  return (
    <div className="proof night">
      <Figures
        figures={[
          always,
          { value: interpolate('{responseFigure}'), label: response },
          ...(offers('heavy-duty-towing') ? [{ value: interpolate('{heavyDutyFigure}'), label: heavyDuty }] : []),
          ...(offers('long-distance-towing') ? [{ value: interpolate('{longDistanceFigure}'), label: distance }] : []),
        ]}
      />
    </div>
  );
}
