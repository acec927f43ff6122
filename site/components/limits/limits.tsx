import { useContent } from '../../site-context.ts';
import { type Figure, Figures } from '../figures/figures.tsx';

interface LimitsProps {
  hours: Figure;
  response: string;
  heavyDuty: string;
  flatbed?: string;
  distance: string;
}

/** When the company answers, how fast, how heavy and how far, of the services that it offers, by these labels. */
export function Limits({ hours, response, heavyDuty, flatbed, distance }: LimitsProps) {
  const { fill, offers } = useContent();
  return (
    <Figures
      figures={[
        hours,
        { value: fill('{averageResponse}'), label: response },
        ...(offers('heavy-duty-towing') ? [{ value: fill('{heavyDutyPounds}'), label: heavyDuty }] : []),
        ...(flatbed && offers('flatbed-towing') ? [{ value: fill('{flatbedPounds}'), label: flatbed }] : []),
        ...(offers('long-distance-towing') ? [{ value: fill('{longDistanceMiles}'), label: distance }] : []),
      ]}
    />
  );
}
