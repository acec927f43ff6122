import { useContent } from '../../content/content.ts';
import { Figures } from '../figures/figures.tsx';

/** When the company answers, how fast, how heavy and how far, of the services that it offers. */
export function Limits() {
  const { phrases, fill, offers } = useContent();
  const { hours, response, heavyDuty, flatbed, distance } = phrases.about.figures;
  return (
    <Figures
      figures={[
        hours,
        { value: fill('{averageResponse}'), label: response },
        ...(offers('heavy-duty-towing') ? [{ value: fill('{heavyDutyPounds}'), label: heavyDuty }] : []),
        ...(offers('flatbed-towing') ? [{ value: fill('{flatbedPounds}'), label: flatbed }] : []),
        ...(offers('long-distance-towing') ? [{ value: fill('{longDistanceMiles}'), label: distance }] : []),
      ]}
    />
  );
}
