import type { StateCode } from '../business/states.ts';
import { roadSigns } from '../styles/palette.ts';

interface Shield {
  /** What drivers call such a road, with its number in a group. */
  names: RegExp;
  /** In a square of 64, as on a guide sign (MUTCD 2009, 2D.11). */
  outline: string;
  crown?: string;
}

/** What drivers call a US route, with its number in a group. */
export const usRoute = /^U\.?S\.?(?: Route| Highway)?[ -]?(\d+)$/i;

/** The shields that are the same in every state. */
const nationwide: readonly Shield[] = [
  {
    names: /^I(?:nterstate)?[ -]?(\d+)$/i,
    outline: 'M12 5c7 4 13 3 20-1 7 4 13 5 20 1 5 7 7 14 7 22 0 16-10 26-27 33C15 53 5 43 5 27c0-8 2-15 7-22Z',
    crown: 'M12 5c7 4 13 3 20-1 7 4 13 5 20 1 3 4 5 9 6 14H6c1-5 3-10 6-14Z',
  },
  {
    names: usRoute,
    outline: 'M15 5c6 3 12 2 17-1 5 3 11 4 17 1l9 10c-4 6-3 11-1 17 4 13-5 22-25 28C12 54 3 45 7 32c2-6 3-11-1-17Z',
  },
];

/** The shields of a state's own roads. In New Jersey numbers from 500 are county routes. */
const ofStates: Partial<Record<StateCode, Shield>> = {
  NJ: { names: /^(?:NJ |State )?(?:Route|NJ)[ -]?([1-4]?\d{1,2})$/i, outline: 'M32 4a28 28 0 1 0 .1 0Z' },
};

/**
 * A road's number in its shield, as on guide signs; nothing for a road whose shield isn't drawn here, such as a county's.
 * @param road as drivers call it
 */
export function RoadShield({ road, region }: { road: string; region: StateCode }) {
  const { red, blue, white, black } = roadSigns;
  for (const { names, outline, crown } of [...nationwide, ...[ofStates[region] ?? []].flat()]) {
    const number = names.exec(road)?.[1];
    if (!number) continue;
    return (
      <svg viewBox="0 0 64 64" width="50" height="50" aria-hidden="true">
        <path d={outline} fill={crown ? blue : white} stroke={white} strokeWidth="3" />
        {crown && <path d={crown} fill={red} />}
        <text
          x="32"
          y={crown ? 47 : 42}
          textAnchor="middle"
          fill={crown ? white : black}
          fontSize={number.length < 3 ? 28 : 24}
        >
          {number}
        </text>
      </svg>
    );
  }
  return null;
}
