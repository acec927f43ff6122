import { useBusiness, useLettering } from '../../site-context.ts';
import { usRoute } from '../road-shield.tsx';
import { Group, type Placement } from './parts.tsx';

interface LetteringProps {
  /** The middle. */
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  /** Digits, or what a road sign says, which is in English on all pages. */
  children: string;
  className?: string;
}

/** Words on a sign or a plate, as outlines of the page's font: a picture in a file of its own can't use fonts. */
export function Lettering({ x, y, size, children, className = 's-white' }: LetteringProps) {
  const { d, width } = useLettering()(children, size);
  const left = Math.round((x - width / 2) * 10) / 10;
  return <path className={className} transform={`translate(${left} ${y})`} d={d} />;
}

/** The baselines of the digits, from the top down. */
const grounds = [-74, -55, -36];

/** A green mile marker on its post, 92 high, with its digits below one another, and above two of them the word MILE. */
export function MileMarker({ mile, ...placement }: Placement & { mile: '212' | '404' | '30' }) {
  return (
    <Group {...placement}>
      <path className="s-steel-d" d="M-2-32H2V0H-2Z" />
      <path className="s-white" d="M-13-92H13Q15-92 15-90V-32Q15-30 13-30H-13Q-15-30-15-32V-90Q-15-92-13-92Z" />
      <path
        className="s-sign"
        d="M-12-90.5H12Q13.5-90.5 13.5-89V-33Q13.5-31.5 12-31.5H-12Q-13.5-31.5-13.5-33V-89Q-13.5-90.5-12-90.5Z"
      />
      {mile.length === 2 && (
        <Lettering x={0} y={-78} size={9}>
          MILE
        </Lettering>
      )}
      {grounds.slice(-mile.length).map((y, place) => (
        <Lettering key={y} x={0} y={y} size={20}>
          {mile.charAt(place)}
        </Lettering>
      ))}
    </Group>
  );
}

/** The marker of a US route below its direction, 196 high: of the first one that the company works on, or without a number. */
export function RouteMarker(placement: Placement) {
  const { roads = [] } = useBusiness();
  const [number] = roads.flatMap((road) => usRoute.exec(road)?.[1] ?? []);
  return (
    <Group {...placement}>
      <path className="s-steel-d" d="M-4-70H4V0H-4Z" />
      <rect className="s-white" x="-46" y="-196" width="92" height="34" rx="4" />
      <Lettering x={0} y={-170} size={24} className="s-ink">
        NORTH
      </Lettering>
      <path
        className="s-white"
        d="M-34-156Q-18-150 0-158 18-150 34-156 50-128 44-104 33-78 0-66-33-78-44-104-50-128-34-156Z"
      />
      {number && (
        <Lettering x={0} y={-98} size={40} className="s-ink">
          {number}
        </Lettering>
      )}
    </Group>
  );
}
